import { definePageType, type NamedPrice } from '../define-page-type.ts';
import { serviceDescriptor } from '../service-descriptor.ts';
import { repairPartIds, serviceBoilerRepairCopySchema } from './copy-schema.ts';

/** Example prices of single parts: past repairs, nothing that visitors order. */
const parts = repairPartIds.map((part) => `repairs.${part}` as const);

const isOffered = ({ fact }: NamedPrice): boolean => !parts.some((part) => part === fact);

/** Emergency repair (SV-3). */
export const boilerRepairPage = definePageType({
  id: 'service/boiler-repair',
  path: { fr: '/fr/services/depannage-chaudiere', nl: '/nl/diensten/ketelherstelling' },
  copy: serviceBoilerRepairCopySchema,
  prices: ['prices.repair', 'prices.urgent-repair', ...parts],
  ...serviceDescriptor(
    'boiler-repair',
    { drawingName: 'repair-night', background: 'night', layout: 'low-street' },
    (prices) => prices.filter(isOffered),
  ),
  sharedCopyNames: () => ['symptoms', 'price-coverage'],
});
