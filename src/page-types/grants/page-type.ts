import { definePageType } from '../define-page-type.ts';
import { heroPicture } from '../hero-picture.ts';
import { homePage } from '../home/page-type.ts';
import { grantsCopy } from './copy-schema.ts';

/** Grants, loans and VAT of today (TL-4). */
export const grantsPage = definePageType({
  id: 'grants',
  path: { fr: '/fr/primes-et-tva', nl: '/nl/premies-en-btw' },
  parent: homePage,
  copy: grantsCopy,
  name: ({ copy }) => copy.name,
  sources: () => ['content/grants.yaml'],
  share: heroPicture('grants-station', 'rose'),
});
