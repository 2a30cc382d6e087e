import type { Change, LocalisedText, Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/heading-id.ts';
import { upperCaseFirst } from '#src/lib/first-letter.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import {
  type BrandCopy,
  type ProductIcon,
  productIconLabels,
  productIcons,
} from '#src/page-types/brand/copy-schema.ts';
import { brandPage } from '#src/page-types/brand/page-type.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { choiceField, field, localisedInput, toYaml } from './fields.ts';
import { firstTexts } from './first-texts.ts';

const productChoices = Object.entries(productIconLabels).map(([value, [fr, nl]]) => ({
  value,
  label: { fr, nl },
}));

/** The owner's input about a brand. */
interface WrittenBrand {
  name: string;
  /** Whether the company also installs its appliances. */
  isInstalled: boolean;
  about: LocalisedText;
  /** Fuel of its boilers, which decides the price of maintenance on the page. */
  fuel: 'gas' | 'oil';
  products: readonly ProductIcon[];
}

type Template = BrandCopy & { notInstalled: { about: string; strengths: object } };

/** The first copy of the page of a brand: the owner's input, and texts that are true of every brand. It has no codes yet. */
const firstBrandCopy = ({ name, isInstalled, about, fuel, products }: WrittenBrand, lang: Language) => {
  const work = {
    fr: isInstalled ? 'pose, entretien' : 'entretien',
    nl: isInstalled ? 'plaatsing, onderhoud' : 'onderhoud',
  }[lang];
  const { notInstalled, ...copy } = firstTexts<Template>('brand', lang, {
    name,
    work,
    Work: upperCaseFirst(work),
  });
  const text = about[lang] || (isInstalled ? copy.about.text : notInstalled.about);
  const [product] = copy.products.items;
  const titleOf = (icon: ProductIcon) => `${productIconLabels[icon][lang === 'fr' ? 0 : 1]} ${name}`;
  return {
    ...copy,
    about: { ...copy.about, text, priceIds: [fuel, 'repair'] },
    products: {
      ...copy.products,
      items: products.map((icon) => ({ icon, ...product, title: titleOf(icon) })),
    },
    strengths: { ...copy.strengths, ...(!isInstalled && notInstalled.strengths) },
  };
};

/** A new brand: its page, and its card among the others. Its fault codes come later, with a task of their own. */
export const brandTask = (site: Site): Task => ({
  id: 'brand',
  title: { fr: 'Une nouvelle marque', nl: 'Een nieuw merk' },
  help: {
    fr: 'Le nom et la pose suffisent ; le reste peut attendre. La page commence comme brouillon. Ses codes s’ajoutent ensuite, par « Un code d’erreur ».',
    nl: 'Naam en plaatsing volstaan; de rest kan wachten. De pagina begint als concept. De codes komen daarna, met “Een foutcode”.',
  },
  fields: [
    field('name', 'Nom de la marque', 'Naam van het merk', { localised: false }),
    choiceField('installs', 'Posez-vous ses appareils ?', 'Plaatst u haar toestellen?', [
      { value: 'yes', label: { fr: 'Oui', nl: 'Ja' } },
      {
        value: 'no',
        label: { fr: 'Non, entretien et dépannage seulement', nl: 'Nee, alleen onderhoud en herstelling' },
      },
    ]),
    field('about', 'Quelques mots sur ses appareils', 'Enkele woorden over haar toestellen', {
      isOptional: true,
      help: {
        fr: 'Facultatif. Vide, la page dit que vous les entretenez et les dépannez.',
        nl: 'Niet verplicht. Leeg: de pagina zegt dat u ze onderhoudt en herstelt.',
      },
    }),
    {
      ...choiceField('fuel', 'Ses chaudières brûlent', 'Haar ketels branden op', [
        { value: 'gas', label: { fr: 'du gaz', nl: 'gas' } },
        { value: 'oil', label: { fr: 'du mazout', nl: 'stookolie' } },
      ]),
      initial: 'gas',
      help: { fr: 'Pour le prix d’entretien de la page.', nl: 'Voor de onderhoudsprijs op de pagina.' },
    },
    // Nothing is chosen at first: the page shows only the appliances that the owner chose.
    ...[1, 2, 3].map((number) => ({
      ...choiceField(
        `product${number}`,
        `Appareil ${number} (facultatif)`,
        `Toestel ${number} (niet verplicht)`,
        [{ value: '', label: { fr: 'aucun', nl: 'geen' } }, ...productChoices],
      ),
      isOptional: true,
    })),
  ],
  plan: (input) => {
    const name = String(input.name).trim();
    const slug = headingId(name);
    const isInstalled = input.installs === 'yes';
    const written: WrittenBrand = {
      name,
      isInstalled,
      about: localisedInput(input.about),
      fuel: input.fuel === 'oil' ? 'oil' : 'gas',
      products: productIcons.filter((icon) =>
        [input.product1, input.product2, input.product3].includes(icon),
      ),
    };
    const copy = (lang: 'fr' | 'nl') => `content/copy/brand-${slug}/${lang}.yaml`;
    const cards = languages.map((lang): Change => {
      const all = site.content.rawCopy.get(`brands/${lang}`) as BrandsCopy | undefined;
      const path = ['cards', 'items', all?.cards.items.length ?? 0];
      return {
        kind: 'add',
        file: `content/copy/brands/${lang}.yaml`,
        path,
        value: { slug, text: firstBrandCopy(written, lang).about.text },
      };
    });
    return {
      files: new Map([
        [`content/brands/${slug}.yaml`, toYaml({ name, isInstalled, logo: null, draft: true })],
        ...languages.map((lang) => [copy(lang), toYaml(firstBrandCopy(written, lang))] as const),
      ]),
      changes: cards,
      show: brandPage.path(slug),
      toWrite: [{ file: copy('fr'), path: written.products.length > 0 ? ['products', 'items'] : ['about'] }],
    };
  },
});
