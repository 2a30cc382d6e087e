import { drawingSource } from '#src/drawings/drawings.ts';
import { escapeXml } from '#src/lib/escape-xml.ts';
import { faqNode } from '#src/schema-org/faq.ts';
import { definePageType } from '../define-page-type.ts';
import { homeCopySchema } from './copy-schema.ts';

/** Returns the heated half of the house. The neighbour's speech bubble shows the words. */
const heatedHalf = (words: string): string =>
  drawingSource('house')
    .replace(/viewBox="[^"]*"/, 'viewBox="60 -560 640 700"')
    .replace(/<\/svg>\s*$/, `<text class="label-light" x="64" y="-219">${escapeXml(words)}</text></svg>`);

/** The home page of each language. */
export const homePage = definePageType({
  id: 'home',
  path: { fr: '/fr', nl: '/nl' },
  parent: null,
  copy: homeCopySchema,
  sharedCopyNames: (lang) => (lang === 'fr' ? ['symptoms', 'home-french-only'] : ['symptoms']),
  name: ({ ui }) => ui.home,
  prices: ['prices.gas-certificate'],
  businessProperties: ['location', 'offers'],
  structuredData: ({ url, copy }) => [faqNode(url, copy.faq.items)],
  share: ({ copy: { hero } }) => ({
    kicker: hero.tradeAndPlace,
    heading: `${hero.slogan.supply} ${hero.slogan.return} ${hero.slogan.between}`,
    svg: heatedHalf(hero.bubble),
    background: 'sun',
    layout: 'corner',
  }),
});
