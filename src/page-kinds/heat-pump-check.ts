import { heatPumpCheckCopy } from '#src/content/schemas/copy/tools/heat-pump-check.ts';
import { neighboursSaying } from '#src/drawings/neighbours.ts';
import { definePage } from './define-page.ts';
import { heroPicture } from './hero-picture.ts';
import { homePage } from './home.ts';

/** Running cost of a heat pump and a boiler, from the visitor's own figures (TL-5). */
export const heatPumpCheckPage = definePage({
  id: 'heat-pump-check',
  path: { fr: '/fr/pompe-a-chaleur-ou-chaudiere', nl: '/nl/warmtepomp-of-ketel' },
  parent: homePage,
  copy: heatPumpCheckCopy,
  name: ({ copy }) => copy.name,
  sources: () => ['content/facts/running-cost.yaml'],
  share: (page) => {
    const picture = heroPicture('heat-pump-check', 'sun')(page);
    return { ...picture, svg: neighboursSaying(picture.svg, page.copy.hero.neighbours) };
  },
});
