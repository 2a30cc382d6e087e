import type { PageId } from '#src/routing/routes.ts';

/** Figures of a page: facts by their names, with a place or a format where they have one. */
export interface Figures {
  /** Amounts that the page calls amounts without VAT. */
  withoutVat?: string[];
  /** Amounts that it calls amounts with VAT. */
  withVat?: string[];
  /** All others. */
  plain?: string[];
}

/** Which figures the specification wants on which page (spec §9). Their values are those of content/facts/. */
export const specifiedFigures: Partial<Record<PageId, Figures>> = {
  home: {
    plain: [
      // BC-4
      '{claims.experience@home|number}+',
      '{claims.clients@home|number}+',
      '{claims.technicians@home|number}+',
      'claims.recommend',
      // BC-1
      'prices.gas-certificate-validity',
      'installation.price',
      // BC-2
      'warranties.installation@home',
      'warranties.liability-cover',
      'claims.on-site-repair',
      'times.parts',
      'times.quote-validity',
      'coverage.travel-radius',
      // BC-3
      '{heat-pump.noise|number} dB',
    ],
    withoutVat: [
      // BC-1
      'prices.repair',
      'prices.chimney-sweeping',
      'prices.oil-complete',
      'prices.oil-standard',
    ],
  },
  'service/boiler-installation': {
    withoutVat: [
      // BC-1
      'installation.price',
      'installation.gas-condensing',
      'installation.oil-condensing',
    ],
    withVat: [
      // BC-6
      'installation.gas-condensing|incl21',
      'installation.oil-condensing|incl21',
    ],
    plain: [
      // BC-2
      'installation.quote-delay',
      'installation.start-delay',
      'installation.duration',
      'installation.certificate-delay',
      'coverage.travel-radius',
      // BC-4
      'warranties.installation@hero',
      'warranties.installation@price-list',
      // BC-5
      'subsidies.brussels-maximum',
      'subsidies.wallonia-maximum',
      'vat.reduced',
      'vat.standard',
      'law.brussels-oil-ban-specified',
      'law.brussels-oil-ban',
    ],
  },
  'service/boiler-maintenance': {
    withoutVat: [
      // BC-1
      'prices.gas-maintenance',
      'prices.oil-complete',
      'prices.oil-standard',
      'prices.chimney-sweeping',
    ],
    withVat: [
      // BC-6
      'prices.gas-maintenance|incl6',
      'prices.gas-maintenance|incl21',
      'prices.oil-complete|incl6',
      'prices.oil-standard|incl21',
      'prices.chimney-sweeping|incl6',
    ],
    plain: [
      // BC-2
      'maintenance.appointment-delay',
      'maintenance.emergency-appointment',
      'maintenance.duration',
      'maintenance.energy-savings',
      'maintenance.best-months',
      'warranties.standard',
      // BC-5
      'maintenance.certificate-validity',
      'maintenance.keep-certificates',
      'maintenance.fine-maximum',
      'maintenance.gas-annual-threshold',
    ],
  },
  'service/boiler-repair': {
    withoutVat: [
      // BC-1
      'prices.repair',
      'repairs.expansion-vessel',
      'repairs.circulator',
      'repairs.leak',
      'repairs.electrode',
      'repairs.circuit-board',
      'repairs.safety-valve',
    ],
    withVat: [
      // BC-6
      'repairs.circuit-board|incl6',
    ],
    plain: [
      // BC-2
      'times.urgent',
      'times.region',
      'times.repair',
      'claims.on-site-repair',
      'warranties.standard',
      'warranties.repair-manufacturer',
      'repairs.pressure',
      'repairs.frost-minimum',
      'emergency.danger',
    ],
  },
  'service/heat-pump': {
    withoutVat: [
      // BC-3
      'heat-pump.price',
      'heat-pump.price-after-subsidies',
    ],
    withVat: [
      // BC-6
      'heat-pump.price|incl6',
    ],
    plain: [
      // BC-3
      'heat-pump.savings-maximum',
      'heat-pump.savings-yearly',
      'heat-pump.payback',
      'heat-pump.tank',
      'heat-pump.installation-duration',
      '{heat-pump.noise|number} dB',
      'heat-pump.noise-distance',
      'heat-pump.lowest-temperature',
      'heat-pump.output',
      'heat-pump.input',
      // BC-5
      'subsidies.heat-pump-maximum',
      'subsidies.brussels-category-a',
      'subsidies.brussels-category-b',
      'subsidies.brussels-category-c',
      'subsidies.renolution-extra',
      'subsidies.brussels-combined',
      'subsidies.wallonia-categories',
    ],
  },
  'service/underfloor-heating': {
    withVat: [
      // BC-3
      'underfloor.hydraulic',
      'underfloor.dry',
    ],
    plain: [
      // BC-3
      'underfloor.minimum-area',
      'underfloor.water-temperature',
      'underfloor.dry-thickness',
      'underfloor.installation-duration',
      'underfloor.warm-up',
      'underfloor.tube-warranty',
      'underfloor.lifespan',
      'underfloor.savings',
      'underfloor.bleeding-interval',
    ],
  },
  legal: {
    plain: [
      // BC-2
      'payment.due',
      'payment.cash-maximum',
      'warranties.liability-cover',
      'documents.legal-updated',
    ],
  },
};
