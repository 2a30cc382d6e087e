import type { Change, Task } from '@pajotherm/editor/contract';
import { faultCodesPath } from '#src/content/fault-codes.ts';
import { comparableCode } from '#src/lib/fault-codes/comparable-code.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import type { BrandCopy } from '#src/page-types/brand/copy-schema.ts';
import { brandPage } from '#src/page-types/brand/page-type.ts';
import { faultCodeNotes } from './fault-code-notes.ts';
import { choiceField, field, localisedInput, toYaml } from './fields.ts';
import { adviceChoices, firstCodeOnCard, newFaultCode, newFaultCodesFile } from './new-fault-code.ts';

/** The task that adds a fault code to the page of a brand, with its texts in both languages and its data. */
export const faultCodeTask = ({ content }: Site): Task => {
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
        [...content.brands].map(([value, { name }]) => ({ value, label: { fr: name, nl: name } })),
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
      {
        ...choiceField('advice', 'Conseil de la page', 'Raad op de pagina', adviceChoices),
        help: {
          fr: 'Derrière le point : de quoi il s’agit. Dans le doute, choisissez un danger.',
          nl: 'Achter de punt: waarover het gaat. Kies bij twijfel een gevaar.',
        },
      },
      field('cause', 'D’où il peut venir', 'Waardoor hij kan komen', {
        isOptional: true,
        help: { fr: 'Facultatif. Une phrase.', nl: 'Niet verplicht. Eén zin.' },
      }),
      field('source', 'Où vous l’avez lu', 'Waar u het gelezen hebt', {
        localised: false,
        isOptional: true,
        help: {
          fr: 'Facultatif. Pour vous : la page ne le montre pas. Elle dit que vous n’avez pas encore lu la notice, tant que celle-ci n’est pas dans « Séries, avec leur notice ».',
          nl: 'Niet verplicht. Voor uzelf: de pagina toont het niet. Ze zegt dat u de handleiding nog niet gelezen hebt, zolang die niet bij “Reeksen, met hun handleiding” staat.',
        },
      }),
    ],
    notesOn: (input) => faultCodeNotes(content, input),
    plan: (input, today) => {
      const [slug, typed] = [String(input.brand), String(input.code).trim()];
      const { codesOnBrandPage: cards = [], codes = [] } = content.faultCodes.get(slug) ?? {};
      const known = codes.find((one) => comparableCode(one.code) === comparableCode(typed));
      const code = known?.code ?? typed;
      const meant = localisedInput(input.meaning);
      const title = known === undefined || meant.fr !== '' ? meant : known.meaning;
      const explained = newFaultCode(content, slug, code, input);
      const cause = localisedInput(input.cause);
      // The page needs the words in both languages, or in none.
      const isCauseKnown = languages.every((lang) => cause[lang].trim() !== '');
      const copy = (lang: Language) => `content/copy/brand-${slug}/${lang}.yaml`;
      const itemsIn = (lang: Language) =>
        (content.rawCopy.get(`brand-${slug}/${lang}`) as BrandCopy | undefined)?.faults.items ?? [];
      const texts = languages.map((lang): Change => {
        const path = ['faults', 'items', itemsIn(lang).length];
        const value = { code, title: title[lang], ...(isCauseKnown && { text: cause[lang] }) };
        return { kind: 'add', file: copy(lang), path, value };
      });
      const path = ['codesOnBrandPage', cards.length];
      const added: Change = { kind: 'add', file: faultCodesPath(slug), path, value: explained };
      // If the page already explains the code, the typed words replace its texts, and no second entry is added.
      const there = itemsIn('fr').findIndex((one) => comparableCode(one.code) === comparableCode(code));
      const set = (lang: Language, key: string, value: string): Change[] =>
        value === ''
          ? []
          : [
              {
                kind: Object.hasOwn(itemsIn(lang)[there] ?? {}, key) ? 'set' : 'add',
                file: copy(lang),
                path: ['faults', 'items', there, key],
                value,
              },
            ];
      const rewritten = languages.flatMap((lang) => [
        ...set(lang, 'title', meant[lang]),
        ...set(lang, 'text', cause[lang]),
      ]);
      const isFirst = !content.faultCodes.has(slug);
      const made = newFaultCodesFile(content.brands.of(slug).name, explained, String(input.source), today);
      const addedData = isFirst ? firstCodeOnCard(content, slug, code, title) : [added];
      return {
        files: new Map(isFirst ? [[faultCodesPath(slug), toYaml(made)]] : []),
        changes: there < 0 ? [...addedData, ...texts] : rewritten,
        ...(there >= 0 && {
          title: {
            fr: `${code} était déjà sur la page : vos mots remplacent les anciens, que la flèche ↶ rend`,
            nl: `${code} stond al op de pagina: uw woorden vervangen de vorige, die de pijl ↶ teruggeeft`,
          },
        }),
        show: brandPage.path(slug),
        toWrite: [
          { file: copy('fr'), path: ['faults', 'items', there < 0 ? itemsIn('fr').length : there] },
          ...(there < 0 ? [{ file: faultCodesPath(slug), path }] : []),
        ],
      };
    },
  };
};
