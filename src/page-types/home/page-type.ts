import { drawingSource } from '#src/drawings/drawings.ts';
import { replacePart } from '#src/drawings/svg.ts';
import { faqNode } from '#src/schema-org/faq.ts';
import { definePageType } from '../define-page-type.ts';
import { homeCopy } from './copy-schema.ts';

/** Of the house, the half with the heating in it. */
const heatedHalf = (): string =>
  replacePart(
    drawingSource('house'),
    'the drawing of the home page',
    /viewBox="[^"]*"/,
    () => 'viewBox="60 -560 640 700"',
  );

/** The home page of each language. */
export const homePage = definePageType({
  id: 'home',
  path: { fr: '/fr', nl: '/nl' },
  parent: null,
  copy: homeCopy,
  sharedCopy: (lang) => (lang === 'fr' ? ['symptoms', 'home-french-only'] : ['symptoms']),
  name: ({ ui }) => ui.home,
  prices: ['prices.gas-certificate'],
  business: ['location', 'offers'],
  structuredData: ({ url, copy }) => [faqNode(url, copy.faq.items)],
  share: ({ copy: { hero } }) => ({
    kicker: hero.tradeAndPlace,
    heading: `${hero.slogan.supply} ${hero.slogan.return} ${hero.slogan.between}`,
    svg: heatedHalf(),
    ground: 'sun',
    shape: 'corner',
  }),
});
