import { drawingWithWords } from '#src/drawings/drawings.ts';
import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { heatPumpCheckCopySchema } from './copy-schema.ts';

/** Running cost of a heat pump and a boiler, from the visitor's own figures (TL-5). */
export const heatPumpCheckPage = definePageType({
  id: 'heat-pump-check',
  path: { fr: '/fr/pompe-a-chaleur-ou-chaudiere', nl: '/nl/warmtepomp-of-ketel' },
  parent: homePage,
  copy: heatPumpCheckCopySchema,
  name: ({ copy }) => copy.name,
  sources: () => ['content/facts/running-cost.yaml'],
  share: (page) => ({
    ...heroShareImage('heat-pump-check', 'sun')(page),
    svg: drawingWithWords('heat-pump-check', page.copy.hero.neighbours),
  }),
});
