import { serviceUnderfloorHeatingCopy } from '#src/content/schemas/copy/service.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { servicePageNodes } from '#src/schema-org/service-page.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** Underfloor heating (SV-5). */
export const underfloorHeatingPage = definePage({
  id: 'service/underfloor-heating',
  path: { fr: '/fr/services/chauffage-par-le-sol', nl: '/nl/diensten/vloerverwarming' },
  parent: homePage,
  copy: serviceUnderfloorHeatingCopy,
  name: ({ ui }) => ui.serviceNames['underfloor-heating'],
  prices: ['underfloor.hydraulic', 'underfloor.dry'],
  structuredData: ({ url, lang, copy, ui, prices }) =>
    servicePageNodes({
      url,
      lang,
      name: ui.serviceNames['underfloor-heating'],
      prices,
      questions: copy.faq.questions,
    }),
  share: ({ copy: { hero }, ui }) => ({
    kicker: ui.serviceNames['underfloor-heating'],
    heading: hero.heading,
    svg: drawingSource('service-underfloor'),
    ground: 'clay',
    shape: 'corner',
  }),
});
