import type { FactValue } from '#src/lib/units.ts';

/**
 * Figures as the specification gives them (BC-1 to BC-5): the value of each fact, or its values by place where pages
 * disagree. This is the only place where tests repeat them; whoever changes a figure in content/facts/ on purpose
 * changes it here too (docs/guides/change-a-price.md).
 */
export const specified: Record<string, FactValue | Record<string, FactValue>> = {
  // content/facts/claims.yaml
  'claims.experience': { home: 15, about: 10, legal: 10 },
  'claims.clients': { home: 500, about: 5000 },
  'claims.technicians': { home: 30, about: 15 },
  'claims.recommend': 95,
  'claims.on-site-repair': 80,
  // content/facts/documents.yaml
  'documents.legal-updated': '2025-10-12',
  // content/facts/coverage.yaml
  'coverage.travel-radius': 30,
  // content/facts/emergency.yaml
  'emergency.danger': '112',
  // content/facts/heat-pump.yaml
  'heat-pump.price': [10500, 14000],
  'heat-pump.price-after-subsidies': 6500,
  'heat-pump.savings-maximum': 60,
  'heat-pump.savings-yearly': [800, 1200],
  'heat-pump.payback': [6, 8],
  'heat-pump.tank': 200,
  'heat-pump.installation-duration': [2, 4],
  'heat-pump.noise': [35, 45],
  'heat-pump.noise-distance': 5,
  'heat-pump.lowest-temperature': -20,
  'heat-pump.output': [3, 4],
  'heat-pump.input': 1,
  // content/facts/installation.yaml
  'installation.price': [2500, 6000],
  'installation.gas-condensing': 2500,
  'installation.oil-condensing': 3500,
  'installation.quote-delay': 24,
  'installation.start-delay': 7,
  'installation.duration': [1, 2],
  'installation.certificate-delay': 15,
  // content/facts/law.yaml
  'law.brussels-oil-ban': '2025-06-01',
  'law.brussels-oil-ban-specified': '2025-01-01',
  // content/facts/maintenance.yaml
  'maintenance.appointment-delay': 48,
  'maintenance.emergency-appointment': { fr: 'le jour même', nl: 'dezelfde dag' },
  'maintenance.duration': { fr: '45 min à 1 h 30', nl: '45 minuten tot anderhalf uur' },
  'maintenance.certificate-validity': 1,
  'maintenance.keep-certificates': 5,
  'maintenance.fine-maximum': 500,
  'maintenance.energy-savings': [10, 15],
  'maintenance.best-months': { fr: 'septembre-octobre', nl: 'september-oktober' },
  'maintenance.gas-annual-threshold': 20,
  // content/facts/payment.yaml
  'payment.due': { fr: 'à la réception de la facture', nl: 'bij ontvangst van de factuur' },
  'payment.cash-maximum': 3000,
  // content/facts/prices.yaml
  'prices.repair': 159,
  'prices.urgent-repair': 159,
  'prices.gas-maintenance': 159,
  'prices.chimney-sweeping': 99,
  'prices.oil-complete': 249,
  'prices.oil-standard': 199,
  'prices.gas-certificate': 159,
  'prices.peb-certificate': 159,
  'prices.gas-certificate-validity': 3,
  // content/facts/repairs.yaml
  'repairs.expansion-vessel': [150, 250],
  'repairs.circulator': [200, 350],
  'repairs.leak': [80, 200],
  'repairs.electrode': [80, 150],
  'repairs.circuit-board': [250, 500],
  'repairs.safety-valve': [60, 120],
  'repairs.pressure': [1, 1.5],
  'repairs.frost-minimum': 10,
  // content/facts/subsidies.yaml
  'subsidies.heat-pump-maximum': 6000,
  'subsidies.brussels-maximum': 4500,
  'subsidies.brussels-category-a': 4500,
  'subsidies.brussels-category-b': 3600,
  'subsidies.brussels-category-c': 2700,
  'subsidies.renolution-extra': 3000,
  'subsidies.brussels-combined': 10000,
  'subsidies.wallonia-maximum': 3000,
  'subsidies.wallonia-categories': { fr: 'R1 à R5', nl: 'R1 tot R5' },
  // content/facts/times.yaml
  'times.urgent': 2,
  'times.emergency': { usual: [2, 4], 'other-pages': 2 },
  'times.headquarters': 2,
  'times.region': 24,
  'times.repair': [24, 48],
  'times.parts': [24, 48],
  'times.quote-validity': 30,
  // content/facts/underfloor.yaml
  'underfloor.hydraulic': [65, 85],
  'underfloor.dry': [95, 120],
  'underfloor.minimum-area': 80,
  'underfloor.water-temperature': [35, 45],
  'underfloor.dry-thickness': [3, 4],
  'underfloor.installation-duration': [1, 2],
  'underfloor.warm-up': [2, 3],
  'underfloor.lifespan': 50,
  'underfloor.savings': [15, 20],
  'underfloor.bleeding-interval': [5, 10],
  'underfloor.tube-warranty': 10,
  // content/facts/vat.yaml
  'vat.reduced': 6,
  'vat.standard': 21,
  // content/facts/warranties.yaml
  'warranties.installation': { hero: 2, reasons: 2, 'price-list': 5, meta: 5, home: 5 },
  'warranties.labour': 2,
  'warranties.manufacturer': 5,
  'warranties.standard': 6,
  'warranties.premium-interventions': 2,
  'warranties.repair-manufacturer': [1, 2],
  'warranties.liability-cover': 2000000,
};

/** A figure that one place has against all others, by place, for as long as its entry stands in content/facts/. */
export const contradicted: Record<string, FactValue> = { 'structured-data': 95 };
