import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { myPriceCopySchema } from './copy-schema.ts';

/** The price tool: what a work costs in the visitor's home, and what the price covers (TL-8). */
export const myPricePage = definePageType({
  id: 'my-price',
  path: { fr: '/fr/mon-prix', nl: '/nl/mijn-prijs' },
  parent: homePage,
  copy: myPriceCopySchema,
  sharedCopyNames: () => ['price-coverage', 'price-list'],
  name: ({ copy }) => copy.name,
  share: heroShareImage('price-door', 'rose'),
});
