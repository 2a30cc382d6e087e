import type { Texts } from '@pajotherm/editor/contract';

/** What the owner calls the prices, in French and Dutch. */
export const priceLabels: Readonly<Record<string, readonly [fr: string, nl: string]>> = {
  'prices.repair': ['Dépannage', 'Herstelling'],
  'prices.urgent-repair': ['Dépannage urgent', 'Dringende herstelling'],
  'prices.gas-maintenance': ['Entretien gaz', 'Onderhoud gas'],
  'prices.chimney-sweeping': ['Ramonage', 'Schouwvegen'],
  'prices.oil-complete': ['Mazout : entretien et ramonage', 'Stookolie: onderhoud en vegen'],
  'prices.oil-standard': ['Mazout : entretien seul', 'Stookolie: alleen onderhoud'],
  'prices.gas-certificate': ['Attestation gaz', 'Gasattest'],
  'prices.peb-certificate': ['Attestation PEB chauffage', 'EPB-attest verwarming'],
  'installation.price': ['Installation de chaudière', 'Installatie van een ketel'],
  'installation.gas-condensing': ['Chaudière gaz à condensation', 'Condensatieketel op gas'],
  'installation.oil-condensing': ['Chaudière mazout à condensation', 'Condensatieketel op stookolie'],
  'heat-pump.price': ['Pompe à chaleur', 'Warmtepomp'],
  'underfloor.hydraulic': ['Chauffage au sol, chape', 'Vloerverwarming, dekvloer'],
  'underfloor.dry': ['Chauffage au sol, système sec', 'Vloerverwarming, droog systeem'],
  'repairs.expansion-vessel': ['Vase d’expansion', 'Expansievat'],
  'repairs.circulator': ['Circulateur', 'Circulatiepomp'],
  'repairs.leak': ['Fuite', 'Lek'],
  'repairs.electrode': ['Électrode', 'Elektrode'],
  'repairs.circuit-board': ['Carte électronique', 'Printplaat'],
  'repairs.safety-valve': ['Soupape de sécurité', 'Veiligheidsklep'],
  'running-cost.electricity-price': ['Prix de l’électricité', 'Prijs van elektriciteit'],
  'running-cost.gas-price': ['Prix du gaz', 'Prijs van gas'],
  'running-cost.oil-price': ['Prix du mazout', 'Prijs van stookolie'],
  'running-cost.pump-maintenance': ['Entretien de la pompe à chaleur', 'Onderhoud van de warmtepomp'],
  'articles.repair-example': ['Exemple : réparation', 'Voorbeeld: herstelling'],
  'articles.quote-one': ['Exemple : premier devis', 'Voorbeeld: eerste offerte'],
  'articles.quote-two': ['Exemple : deuxième devis', 'Voorbeeld: tweede offerte'],
};

/** What the owner calls a fact. */
export const labelOfFact = (name: string): Texts => {
  const [fr, nl] = priceLabels[name] ?? [];
  const words = name.replace(/[.-]/g, ' ');
  return { fr: fr ?? words, nl: nl ?? words };
};
