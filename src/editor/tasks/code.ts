import type { Change, Task } from '@pajotherm/editor/contract';
import { faultCodesPath } from '#src/content/fault-codes.ts';
import { comparableCode } from '#src/lib/fault-codes/code.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import { brandPage } from '#src/page-types/brand/page-type.ts';
import { adviceChoices, manualNotReadText } from './brand.ts';
import { codeNotes } from './code-notes.ts';
import { choiceField, field, localisedInput } from './fields.ts';

/** The task that adds a fault code to the page of a brand, with its texts in both languages and its data. */
export const codeTask = ({ content }: Site): Task => {
  const brands = [...content.brands].filter(([slug]) => content.faultCodes.has(slug));
  return {
    id: 'code',
    title: { fr: 'Un code d’erreur', nl: 'Een foutcode' },
    help: {
      fr: 'La page de la marque l’explique ensuite. Si le code est déjà parmi « Tous les codes », son sens est repris de là.',
      nl: 'De pagina van het merk legt hem daarna uit. Staat de code al bij “Alle codes”, dan komt de betekenis daarvandaan.',
    },
    fields: [
      choiceField(
        'brand',
        'Marque',
        'Merk',
        brands.map(([value, { name }]) => ({ value, label: { fr: name, nl: name } })),
      ),
      field('code', 'Code', 'Code', {
        localised: false,
        help: {
          fr: 'Comme l’afficheur le montre : F.28.',
          nl: 'Zoals de display hem toont: F.28.',
        },
      }),
      field('meaning', 'Ce que ce code veut dire', 'Wat die code betekent', {
        isOptional: true,
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
    notesOn: (input) => codeNotes(content, input),
    plan: (input) => {
      const [slug, typed] = [String(input.brand), String(input.code).trim()];
      const { codesOnBrandPage: cards = [], codes = [] } = content.faultCodes.get(slug) ?? {};
      const known = codes.find((one) => comparableCode(one.code) === comparableCode(typed));
      const code = known?.code ?? typed;
      const meant = localisedInput(input.meaning);
      const title = known === undefined || meant.fr !== '' ? meant : known.meaning;
      const explained = {
        code,
        advice: String(input.advice),
        ...(known === undefined
          ? { manualVerdict: 'not-found', notFound: manualNotReadText }
          : { manualVerdict: 'agrees' }),
        source: String(input.source),
      };
      const copy = (lang: Language) => `content/copy/brand-${slug}/${lang}.yaml`;
      const itemsIn = (lang: Language) =>
        (content.rawCopy.get(`brand-${slug}/${lang}`) as BrandCopy | undefined)?.faults.items ?? [];
      const texts = languages.map((lang): Change => {
        const path = ['faults', 'items', itemsIn(lang).length];
        const value = { code, title: title[lang], text: localisedInput(input.cause)[lang] };
        return { kind: 'add', file: copy(lang), path, value };
      });
      const path = ['codesOnBrandPage', cards.length];
      const added: Change = { kind: 'add', file: faultCodesPath(slug), path, value: explained };
      // A code that the page has already gets the words that were typed, and is not written a second time.
      const there = itemsIn('fr').findIndex((one) => comparableCode(one.code) === comparableCode(code));
      const set = (lang: Language, key: string, value: string): Change[] =>
        value === '' ? [] : [{ kind: 'set', file: copy(lang), path: ['faults', 'items', there, key], value }];
      const rewritten = languages.flatMap((lang) => [
        ...set(lang, 'title', meant[lang]),
        ...set(lang, 'text', localisedInput(input.cause)[lang]),
      ]);
      return {
        files: new Map(),
        changes: there < 0 ? [added, ...texts] : rewritten,
        ...(there >= 0 && {
          title: {
            fr: `${code} était déjà sur la page : vos mots remplacent les anciens, que la flèche ↶ rend`,
            nl: `${code} stond al op de pagina: uw woorden vervangen de vorige, die de pijl ↶ teruggeeft`,
          },
        }),
        show: brandPage.path(slug),
        // The heading and the description name the codes of the page.
        reread:
          there < 0
            ? [
                ['faults', 'heading'],
                ['meta', 'description'],
              ].map((path) => ({ file: copy('fr'), path }))
            : [],
        next: [
          { file: copy('fr'), path: ['faults', 'items', there < 0 ? itemsIn('fr').length : there] },
          ...(there < 0 ? [{ file: faultCodesPath(slug), path }] : []),
        ],
      };
    },
  };
};
