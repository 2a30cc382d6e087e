import { heatPumpCheckCopy } from '#src/content/schemas/copy/tools/heat-pump-check.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** Running cost of a heat pump and a boiler, from the visitor's own figures (TL-5). */
export const heatPumpCheckPage = definePage({
  id: 'heat-pump-check',
  path: { fr: '/fr/pompe-a-chaleur-ou-chaudiere', nl: '/nl/warmtepomp-of-ketel' },
  parent: homePage,
  copy: heatPumpCheckCopy,
  name: ({ copy }) => copy.name,
  sources: () => ['content/facts/running-cost.yaml'],
  share: ({ copy: { hero } }) => ({
    ...hero,
    svg: drawingSource('heat-pump-check'),
    ground: 'sun',
    shape: 'corner',
  }),
});
