import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { grantsCopySchema } from './copy-schema.ts';

/** Today's grants, loans and VAT (TL-4). */
export const grantsPage = definePageType({
  id: 'grants',
  path: { fr: '/fr/primes-et-tva', nl: '/nl/premies-en-btw' },
  parent: homePage,
  copy: grantsCopySchema,
  name: ({ copy }) => copy.name,
  sources: () => ['content/grants.yaml'],
  share: (page) => {
    const picture = heroShareImage('grants-station', 'rose')(page);
    // Widens the picture to the left, so that the heading does not cover the signal beside the platform.
    return { ...picture, svg: picture.svg.replace(/viewBox="[^"]*"/, 'viewBox="-230 0 820 400"') };
  },
});
