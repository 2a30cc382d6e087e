import { repairParts, serviceBoilerRepairCopy } from '#src/content/schemas/copy/service-boiler-repair.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { servicePageNodes } from '#src/schema-org/service-page.ts';
import { definePage, type NamedPrice } from './define-page.ts';
import { homePage } from './home.ts';

/** Example prices of single parts: what a repair came to, nothing that one orders. */
const parts = repairParts.map((part) => `repairs.${part}` as const);

const isOffered = ({ fact }: NamedPrice): boolean => !parts.some((part) => part === fact);

/** Emergency repair (SV-3). */
export const boilerRepairPage = definePage({
  id: 'service/boiler-repair',
  path: { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' },
  parent: homePage,
  copy: serviceBoilerRepairCopy,
  sharedCopy: () => ['doors'],
  name: ({ ui }) => ui.serviceNames['boiler-repair'],
  prices: ['prices.repair', 'prices.urgent-repair', ...parts],
  structuredData: ({ url, lang, copy, ui, prices }) =>
    servicePageNodes({
      url,
      lang,
      name: ui.serviceNames['boiler-repair'],
      prices: prices.filter(isOffered),
      questions: copy.faq.questions,
    }),
  share: ({ copy: { hero }, ui }) => ({
    kicker: ui.serviceNames['boiler-repair'],
    heading: hero.heading,
    svg: drawingSource('repair-night'),
    ground: 'night',
    shape: 'low-street',
  }),
});
