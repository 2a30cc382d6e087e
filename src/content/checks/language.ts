import { type Language, languageNames, languages, otherLanguage } from '#src/lib/language.ts';
import { type LocatedText, locatedTextsIn } from '../copy/texts-in.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import type { CheckInput } from './check-input.ts';
import { isInOtherLanguage, isTranslatable } from './words.ts';

/** Keys of options, sections, drawings, places, keywords and the menu, and of texts that are in the other language on purpose. */
const untranslatedKeys: ReadonlySet<string | number> = new Set(
  'districts keywords location menu name order priceIds scene shared town'.split(' '),
);

/** The texts of a file in a language. `name` is the same for all languages. */
interface Group {
  name: string;
  lang: Language;
  texts: readonly LocatedText[];
}

/** Bilingual pages, whose texts have no language of their own to check: the language gate and the not-found page. */
const bilingualCopy: ReadonlySet<string> = new Set(['entrance', 'not-found']);

/** The texts of files with one language: copy, labels, articles. */
const groupsOfFiles = ({ data, copy, articles }: CheckInput): Group[] => {
  const labels = languages.map((lang) => ({
    name: 'ui',
    lang,
    written: data.rawUi[lang],
    file: `content/ui/${lang}.yaml`,
  }));
  return [
    ...[...labels, ...copy]
      .filter(({ name }) => !bilingualCopy.has(name))
      .map(({ name, lang, file, written }) => ({
        name,
        lang,
        texts: locatedTextsIn(written, (path) => at(file, ...path)),
      })),
    ...[...articles].map(([key, { front, body, bodyLine }]): Group => {
      const [name = '', written] = key.split('/');
      const file = at(`content/articles/${key}.md`);
      const lines = body
        .split('\n')
        .map((text, index) => ({ text, location: { ...file, line: bodyLine + index } }));
      const texts = [...locatedTextsIn(front, (path) => ({ ...file, path })), ...lines];
      return { name, lang: languages.find((lang) => lang === written) ?? 'fr', texts };
    }),
  ];
};

/** The texts of files with all languages, below the keys `fr` and `nl`. */
const groupsOfData = ({ yaml }: CheckInput): Group[] =>
  [...yaml].flatMap(([file, parsed]) =>
    /^content\/(?:copy|ui\/(?!form))/.test(file)
      ? []
      : languages.map((lang) => ({
          name: file,
          lang,
          texts: locatedTextsIn(parsed?.data, (path) => at(file, ...path)).filter(({ location: { path } }) =>
            path.includes(lang),
          ),
        })),
  );

const checkCopied = (groups: readonly Group[], report: Report): void => {
  const keyOf = (name: string, { path }: Location) =>
    `${name} ${path.filter((key) => !languages.some((lang) => lang === key)).join('.')}`;
  const [french, ...others] = languages.map((lang) =>
    groups
      .filter((group) => group.lang === lang)
      .flatMap(({ name, texts }) => texts.map((one) => ({ ...one, key: keyOf(name, one.location) }))),
  );
  const known = new Map(french?.map(({ key, text }) => [key, text]));
  for (const { key, text, location } of others.flat())
    if (
      known.get(key) === text &&
      isTranslatable(text) &&
      !location.path.some((part) => untranslatedKeys.has(part))
    )
      report(finding('text-copied', location, { text: text.slice(0, 60) }));
};

/** Reports sentences in the wrong language, and texts copied from French. */
export const checkLanguages = (checked: CheckInput): void => {
  const groups = [...groupsOfFiles(checked), ...groupsOfData(checked)];
  checkCopied(groups, checked.report);
  for (const { lang, texts } of groups)
    for (const { text, location } of texts)
      if (isInOtherLanguage(text, lang)) {
        const params = { text: text.slice(0, 60), needed: languageNames[lang], lang: otherLanguage[lang] };
        checked.report(finding('other-language', location, params));
      }
};
