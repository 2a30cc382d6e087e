import { serviceHeatPumpCopy } from '#src/content/schemas/copy/service.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { servicePageNodes } from '#src/schema-org/service-page.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** Heat pumps (SV-4). */
export const heatPumpPage = definePage({
  id: 'service/heat-pump',
  path: { fr: '/fr/services/pompe-a-chaleur', nl: '/nl/diensten/warmtepomp' },
  parent: homePage,
  copy: serviceHeatPumpCopy,
  name: ({ ui }) => ui.serviceNames['heat-pump'],
  prices: ['heat-pump.price'],
  structuredData: ({ url, lang, copy, ui, prices }) =>
    servicePageNodes({
      url,
      lang,
      name: ui.serviceNames['heat-pump'],
      prices,
      questions: copy.faq.questions,
    }),
  share: ({ copy: { hero }, ui }) => ({
    kicker: ui.serviceNames['heat-pump'],
    heading: hero.heading,
    svg: drawingSource('service-heat-pump'),
    ground: 'aqua',
    shape: 'machine',
  }),
});
