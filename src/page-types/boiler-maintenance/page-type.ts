import { optionalFactInCode } from '#src/content/facts/facts-in-code.ts';
import type { Facts } from '#src/content/facts/load-facts.ts';
import { definePageType, type NamedPrice } from '../define-page-type.ts';
import { serviceDescriptor } from '../service-descriptor.ts';
import { serviceBoilerMaintenanceCopySchema } from './copy-schema.ts';

/**
 * Returns the price for the structured data. The specification gives gas maintenance another amount there than on the
 * page: `byPage['structured-data']` of its fact (BC-4). Without that entry, the structured
 * data have the amount of the page.
 */
const withStructuredDataAmount = (price: NamedPrice, facts: Facts): NamedPrice => {
  if (price.fact !== 'prices.gas-maintenance') return price;
  const amount = facts.get(optionalFactInCode)?.byPage?.['structured-data'];
  return typeof amount === 'number' ? { ...price, low: amount, high: amount } : price;
};

/** Boiler maintenance (SV-2). */
export const boilerMaintenancePage = definePageType({
  id: 'service/boiler-maintenance',
  path: { fr: '/fr/services/entretien-chaudiere', nl: '/nl/diensten/ketelonderhoud' },
  copy: serviceBoilerMaintenanceCopySchema,
  prices: [
    'prices.gas-maintenance',
    'prices.oil-complete',
    'prices.oil-standard',
    'prices.chimney-sweeping',
    'prices.peb-certificate',
  ],
  ...serviceDescriptor(
    'boiler-maintenance',
    { drawingName: 'service-maintenance', background: 'rose', layout: 'corner' },
    (prices, { facts }) => prices.map((price) => withStructuredDataAmount(price, facts)),
  ),
});
