import type { LocalisedText } from '@pajotherm/editor/contract';
import type { Language } from '#src/lib/language.ts';
import { type BrandCopy, type ProductIcon, productNames } from '#src/page-types/brand/copy-schema.ts';

/** The owner's input about a brand. */
export interface WrittenBrand {
  name: string;
  /** Whether the company also installs its appliances. */
  isInstalled: boolean;
  about: LocalisedText;
  /** Fuel of its boilers, which decides the price of maintenance on the page. */
  fuel: 'gas' | 'oil';
  products: readonly ProductIcon[];
}

/** "de" before a name. Only before "Hé", "Hu" and the like is the h mute: de Hal, d'Hérinnes. */
export const ofName = (name: string): string =>
  /^(?:[aeiouyàâéèêëîïôûü]|h[éèuy])/iu.test(name) ? `d’${name}` : `de ${name}`;

const frenchCopy = ({ name, isInstalled }: WrittenBrand) => ({
  meta: {
    title: `${name} : entretien et dépannage | {company.name}`,
    description: `${isInstalled ? 'Pose, entretien' : 'Entretien'} et dépannage d’appareils ${name} à Liedekerke et à Bruxelles : prix annoncés et devis gratuit.`,
    keywords: [`chaudière ${name}`, `entretien ${name}`, `dépannage ${name}`],
  },
  hero: {
    kicker: `Appareils ${name}`,
    heading: `${name} : ${isInstalled ? 'installation, entretien' : 'entretien'} et dépannage`,
    drawing: `Deux techniciens accrochent une plaque ${name}.`,
  },
  about: {
    heading: `${name} : ce qu’il faut savoir`,
    text: isInstalled
      ? `Nous entretenons et dépannons les appareils ${name}, et nous en posons de neufs.`
      : `Nous entretenons et dépannons les appareils ${name}. Nous n’en posons pas.`,
  },
  products: {
    heading: `Appareils ${name}`,
    text: isInstalled
      ? 'Nous en assurons la pose, l’entretien et le dépannage.'
      : 'Nous assurons son entretien et son dépannage.',
    features: ['Entretien à prix annoncé', 'Dépannage', 'Devis gratuit, valable {times.quote-validity}'],
  },
  strengths: 'Pourquoi nous choisir',
  // Reasons for a brand that the company does not install: they replace those about an installation.
  own: {
    maintenance: 'Le prix de l’entretien est annoncé',
    warranty: 'Nous garantissons l’entretien et la réparation au moins {warranties.standard}',
    fitting: 'Après l’entretien, vous recevez l’attestation',
  },
  faults: `Codes d’erreur ${name}, expliqués`,
  call: `Un code d’erreur sur votre ${name} ? Appelez-nous`,
});

const dutchCopy = ({ name, isInstalled }: WrittenBrand): ReturnType<typeof frenchCopy> => ({
  meta: {
    title: `${name}: onderhoud en herstelling | {company.name}`,
    description: `${isInstalled ? 'Plaatsing, onderhoud' : 'Onderhoud'} en herstelling van toestellen van ${name} in Liedekerke en Brussel: prijzen vooraf bekend en gratis offerte.`,
    keywords: [`${name} ketel`, `${name} onderhoud`, `${name} herstelling`],
  },
  hero: {
    kicker: `Toestellen van ${name}`,
    heading: `${name}: ${isInstalled ? 'plaatsing, onderhoud' : 'onderhoud'} en herstelling`,
    drawing: `Twee technici hangen een bord van ${name} op.`,
  },
  about: {
    heading: `${name}: wat u moet weten`,
    text: isInstalled
      ? `We onderhouden en herstellen toestellen van ${name}, en plaatsen ook nieuwe.`
      : `We onderhouden en herstellen toestellen van ${name}. Nieuwe plaatsen we niet.`,
  },
  products: {
    heading: `Toestellen van ${name}`,
    text: `We ${isInstalled ? 'plaatsen, ' : ''}onderhouden en herstellen dit toestel.`,
    features: [
      'Onderhoud aan een vooraf bekende prijs',
      'Herstelling',
      'Gratis offerte, {times.quote-validity} geldig',
    ],
  },
  strengths: `Zes redenen om ons uw ${name} toe te vertrouwen`,
  own: {
    maintenance: 'U kent de prijs van het onderhoud vooraf',
    warranty: 'U hebt minstens {warranties.standard} garantie op onderhoud en herstelling',
    fitting: 'Na het onderhoud krijgt u het attest',
  },
  faults: `Foutcodes van ${name}, uitgelegd`,
  call: `Een foutcode op uw ${name}? Bel ons`,
});

/** What the page says of a brand: the words of the owner, or where there are none, a sentence that is true of every brand. */
const aboutIn = (written: WrittenBrand, lang: Language): string =>
  written.about[lang] || (lang === 'fr' ? frenchCopy(written) : dutchCopy(written)).about.text;

/** The first copy of the page of a brand: the owner's input, and texts that are true of every brand. It has no codes yet. */
export const firstBrandCopy = (written: WrittenBrand, lang: Language): BrandCopy => {
  const { fuel, name, isInstalled } = written;
  const words = lang === 'fr' ? frenchCopy(written) : dutchCopy(written);
  const own = (['maintenance', 'warranty', 'fitting'] as const).map((icon) => ({
    icon,
    title: words.own[icon],
  }));
  return {
    meta: words.meta,
    hero: words.hero,
    about: {
      heading: words.about.heading,
      text: aboutIn(written, lang),
      priceIds: [fuel, 'repair'],
    },
    products: {
      heading: words.products.heading,
      items: written.products.map((icon) => ({
        icon,
        title: `${productNames[icon][lang === 'fr' ? 0 : 1]} ${name}`,
        text: words.products.text,
        features: words.products.features,
      })),
    },
    strengths: {
      heading: words.strengths,
      own: isInstalled ? [] : own,
      shared: isInstalled
        ? ['quote', 'fitting', 'warranty', 'maintenance', 'repair', 'travel']
        : ['quote', 'repair', 'travel'],
    },
    faults: { heading: words.faults, items: [] },
    call: { heading: words.call },
  };
};

/** The card of the brand among the others. */
export const brandCard = (slug: string, written: WrittenBrand, lang: Language) => ({
  slug,
  text: aboutIn(written, lang),
});
