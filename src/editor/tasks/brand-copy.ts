import type { LocalisedText } from '@pajotherm/editor/contract';
import type { Language } from '#src/lib/language.ts';
import type { BrandCopy, ProductIcon } from '#src/page-types/brand/copy-schema.ts';

/** The owner's input about a brand. */
export interface WrittenBrand {
  name: string;
  about: LocalisedText;
  /** Fuel of its boilers, which decides the price of maintenance on the page. */
  fuel: 'gas' | 'oil';
  products: readonly ProductIcon[];
  fault: { code: string; title: LocalisedText; text: LocalisedText };
}

/** Kinds of appliances, in both languages. */
export const productLabels: Readonly<Record<ProductIcon, LocalisedText>> = {
  'wall-boiler': { fr: 'Chaudière murale', nl: 'Wandketel' },
  'classic-boiler': { fr: 'Chaudière murale plus ancienne', nl: 'Oudere wandketel' },
  'boiler-cylinder': { fr: 'Chaudière avec ballon', nl: 'Ketel met boiler' },
  'storage-boiler': { fr: 'Chaudière à réserve d’eau chaude', nl: 'Ketel met warmwatervoorraad' },
  'floor-boiler': { fr: 'Chaudière au sol', nl: 'Staande ketel' },
  'heat-pump': { fr: 'Pompe à chaleur', nl: 'Warmtepomp' },
  hybrid: { fr: 'Système hybride', nl: 'Hybride systeem' },
  cylinder: { fr: 'Ballon d’eau chaude', nl: 'Boiler' },
  'water-heater': { fr: 'Chauffe-eau', nl: 'Waterverwarmer' },
};

const frenchCopy = ({ name, about }: WrittenBrand) => ({
  meta: {
    title: `${name} : entretien et dépannage | {company.name}`,
    description: `Entretien et dépannage d’appareils ${name} à Liedekerke et à Bruxelles : prix annoncés, devis gratuit et codes d’erreur expliqués.`,
    keywords: [`chaudière ${name}`, `entretien ${name}`, `code erreur ${name}`],
  },
  hero: {
    kicker: `Appareils ${name}`,
    heading: `${name} : entretien et dépannage`,
    drawing: `Deux techniciens accrochent une plaque ${name}.`,
  },
  about: { heading: `${name} : ce qu’il faut savoir`, text: about.fr },
  products: {
    heading: `Appareils ${name}`,
    text: 'Nous assurons son entretien et son dépannage.',
    features: ['Entretien à prix annoncé', 'Dépannage', 'Devis gratuit, valable {times.quote-validity}'],
  },
  strengths: `Six raisons de nous confier votre ${name}`,
  faults: `Un code d’erreur ${name}, expliqué`,
  call: `Un code d’erreur sur votre ${name} ? Appelez-nous`,
});

const dutchCopy = ({ name, about }: WrittenBrand): ReturnType<typeof frenchCopy> => ({
  meta: {
    title: `${name}: onderhoud en herstelling | {company.name}`,
    description: `Onderhoud en herstelling van toestellen van ${name} in Liedekerke en Brussel: prijzen vooraf bekend, gratis offerte, foutcodes uitgelegd.`,
    keywords: [`${name} ketel`, `${name} onderhoud`, `foutcode ${name}`],
  },
  hero: {
    kicker: `Toestellen van ${name}`,
    heading: `${name}: onderhoud en herstelling`,
    drawing: `Twee technici hangen een bord van ${name} op.`,
  },
  about: { heading: `${name}: wat u moet weten`, text: about.nl },
  products: {
    heading: `Toestellen van ${name}`,
    text: 'We onderhouden en herstellen het.',
    features: [
      'Onderhoud aan een vooraf bekende prijs',
      'Herstelling',
      'Gratis offerte, {times.quote-validity} geldig',
    ],
  },
  strengths: `Zes redenen om ons uw ${name} toe te vertrouwen`,
  faults: `Een foutcode van ${name}, uitgelegd`,
  call: `Een foutcode op uw ${name}? Bel ons`,
});

/** The first copy of the page of a brand: the owner's input, and texts that are true of every brand. */
export const firstBrandCopy = (written: WrittenBrand, lang: Language): BrandCopy => {
  const { fuel, fault, name } = written;
  const words = lang === 'fr' ? frenchCopy(written) : dutchCopy(written);
  return {
    meta: words.meta,
    hero: words.hero,
    about: { ...words.about, priceIds: [fuel, 'repair'] },
    products: {
      heading: words.products.heading,
      items: written.products.map((icon) => ({
        icon,
        title: `${productLabels[icon][lang]} ${name}`,
        text: words.products.text,
        features: words.products.features,
      })),
    },
    strengths: {
      heading: words.strengths,
      own: [],
      shared: ['quote', 'fitting', 'warranty', 'maintenance', 'repair', 'travel'],
    },
    faults: {
      heading: words.faults,
      items: [{ code: fault.code, title: fault.title[lang], text: fault.text[lang] }],
    },
    call: { heading: words.call },
  };
};

/** The card of the brand among the others. */
export const brandCard = (slug: string, written: WrittenBrand, lang: Language) => {
  const { code, title } = written.fault;
  const [first = '', ...rest] = title[lang];
  const meaning = `${first.toUpperCase()}${rest.join('')}. ${lang === 'fr' ? 'Appelez-nous.' : 'Bel ons.'}`;
  return { slug, text: written.about[lang], code, meaning };
};
