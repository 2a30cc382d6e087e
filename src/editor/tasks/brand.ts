import type { Change, Task } from '@pajotherm/editor/contract';
import { headingId } from '#src/content/articles/markdown-text.ts';
import { adviceWords } from '#src/content/schemas/fault-code-words.ts';
import { adviceOf } from '#src/lib/fault-codes/advice.ts';
import { languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { productIcons } from '#src/page-types/brand/copy-schema.ts';
import { brandPage } from '#src/page-types/brand/page-type.ts';
import type { BrandsCopy } from '#src/page-types/brands/copy-schema.ts';
import { brandCard, firstBrandCopy, productLabels, type WrittenBrand } from './brand-copy.ts';
import { brandCountPattern } from './counted-texts.ts';
import { choiceField, field, localisedInput, toYaml } from './fields.ts';
import { listingTexts } from './mentions.ts';

/** The advice to choose from for a new code. No document has been read for it yet, so a resident may neither solve it nor press reset. */
export const adviceChoices = Object.entries(adviceWords).filter(([kind]) =>
  ['technician', 'danger'].includes(adviceOf[kind as keyof typeof adviceWords].severity),
);

const noChoice = { value: '', label: { fr: 'aucun', nl: 'geen' } };
const productChoices = productIcons.map((value) => ({ value, label: productLabels[value] }));

/** The words about a code whose manual nobody has read yet. */
export const manualNotReadText = {
  fr: 'nous n’avons pas encore lu la notice qui documente ce code',
  nl: 'we hebben de handleiding die deze code vermeldt, nog niet gelezen',
};

const allModelsTitle = { fr: 'tous les appareils', nl: 'alle toestellen' };

/** A new brand: its page with one fault code, its card among the others, and its file of codes. */
export const brandTask = (site: Site): Task => ({
  id: 'brand',
  title: { fr: 'Une nouvelle marque', nl: 'Een nieuw merk' },
  help: {
    fr: 'La page commence comme brouillon. Les autres codes et les notices s’ajoutent ensuite.',
    nl: 'De pagina begint als concept. De andere codes en de handleidingen komen daarna.',
  },
  fields: [
    field('name', 'Nom de la marque', 'Naam van het merk', { localised: false }),
    field('about', 'Ce qu’il faut savoir de ses appareils', 'Wat men van haar toestellen moet weten', {
      help: { fr: 'Une ou deux phrases.', nl: 'Eén of twee zinnen.' },
    }),
    choiceField('fuel', 'Ses chaudières brûlent', 'Haar ketels branden op', [
      { value: 'gas', label: { fr: 'du gaz', nl: 'gas' } },
      { value: 'oil', label: { fr: 'du mazout', nl: 'stookolie' } },
    ]),
    // Nothing is chosen at first: the page shows only the appliances that the owner chose.
    ...[1, 2, 3].map((number) => ({
      ...choiceField(`product${number}`, `Appareil ${number}`, `Toestel ${number}`, [
        noChoice,
        ...productChoices,
      ]),
      isOptional: true,
    })),
    field('code', 'Un de ses codes d’erreur', 'Een van haar foutcodes', {
      localised: false,
      help: {
        fr: 'Comme l’afficheur le montre ; un code court, qui tient sur le dessin.',
        nl: 'Zoals de display hem toont; een korte code, die op de tekening past.',
      },
    }),
    field('meaning', 'Ce que ce code veut dire', 'Wat die code betekent', {
      help: { fr: 'Sans majuscule ni point final.', nl: 'Zonder hoofdletter en zonder punt.' },
    }),
    field('cause', 'D’où il peut venir', 'Waardoor hij kan komen', {
      help: { fr: 'Une phrase.', nl: 'Eén zin.' },
    }),
    choiceField(
      'advice',
      'De quoi il s’agit',
      'Waarover het gaat',
      adviceChoices.map(([value, [fr, nl]]) => ({ value, label: { fr, nl } })),
    ),
    field('source', 'Où vous l’avez lu', 'Waar u het gelezen hebt', { localised: false }),
  ],
  plan: (input, today) => {
    const name = String(input.name).trim();
    const slug = headingId(name);
    const code = String(input.code).trim();
    const written: WrittenBrand = {
      name,
      about: localisedInput(input.about),
      fuel: input.fuel === 'oil' ? 'oil' : 'gas',
      products: productIcons.filter((icon) =>
        [input.product1, input.product2, input.product3].includes(icon),
      ),
      fault: { code, title: localisedInput(input.meaning), text: localisedInput(input.cause) },
    };
    const brand = { name, logo: null, draft: true };
    const family = {
      id: 'all',
      label: allModelsTitle,
      models: [name],
      notFound: manualNotReadText,
      read: 'original',
      checked: today,
      sources: [String(input.source)],
    };
    const codes = {
      codesOnBrandPage: [
        { code, advice: input.advice, manualVerdict: 'not-found', notFound: manualNotReadText },
      ],
      families: [family],
      codes: [],
    };
    const copy = (lang: 'fr' | 'nl') => `content/copy/brand-${slug}/${lang}.yaml`;
    const { brands, rawCopy } = site.content;
    const names = [...brands.values()].map((one) => one.name);
    const cards = languages.map((lang): Change => {
      const all = rawCopy.get(`brands/${lang}`) as BrandsCopy | undefined;
      const path = ['cards', 'items', all?.cards.items.length ?? 0];
      return {
        kind: 'add',
        file: `content/copy/brands/${lang}.yaml`,
        path,
        value: brandCard(slug, written, lang),
      };
    });
    return {
      files: new Map([
        [`content/brands/${slug}.yaml`, toYaml(brand)],
        [`content/fault-codes/${slug}.yaml`, toYaml(codes)],
        ...languages.map((lang) => [copy(lang), toYaml(firstBrandCopy(written, lang))] as const),
      ]),
      changes: cards,
      show: brandPage.path(slug),
      // The introduction says of which brands the company installs the appliances: it may name one brand only.
      reread: [
        { file: 'content/copy/brands/fr.yaml', path: ['hero', 'intro'] },
        ...listingTexts(site, brandCountPattern, names),
      ],
      next: [{ file: copy('fr'), path: written.products.length > 0 ? ['products', 'items'] : ['about'] }],
    };
  },
});
