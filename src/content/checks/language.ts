import { type Language, languageNames, languages, otherLanguage } from '#src/lib/language.ts';
import { labelsAsCopyFiles } from '../copy/copy-files.ts';
import { locatedTextsIn } from '../copy/texts-in.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import { type CheckInput, type TextsOfFile, textsOfArticles, textsOfCopy } from './check-input.ts';

/** Keys of options, sections, drawings, places, keywords and the menu, and of texts that are in the other language on purpose. */
const untranslatedKeys: ReadonlySet<string | number> = new Set(
  'districts keywords location menu name order priceIds scene shared town'.split(' '),
);

const withoutMarkup = (text: string): string =>
  text.replace(/\{[^}]*\}|%\w+%|\[[^\]]*\]\(lang:[^)]*\)|\]\([^)]*\)/g, ' ');

/** Lists the words of a text. A word that French joins to the next by an apostrophe counts, too. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}|[ld](?=['’])|u/gu) ?? [];

const frequentWords: Record<Language, ReadonlySet<string>> = {
  fr: new Set(
    wordsOf(
      "le la les l' d' du des un une et est sont pour avec dans sur pas qu qui que vous nous votre vos notre nos ce cette au aux par chez il elle ne sans ou si",
    ),
  ),
  nl: new Set(
    wordsOf(
      'het een van voor met op aan bij naar niet geen u uw wij we onze is zijn wordt worden dat die deze of ook als er te kan om uit',
    ),
  ),
};

/** In a text with fewer words the language cannot be recognised. */
const minWordsOfSentence = 6;

/** True for a sentence that has more frequent words of the other language than of its own. */
const isInOtherLanguage = (text: string, lang: Language): boolean => {
  const words = wordsOf(withoutMarkup(text));
  const count = (language: Language) => words.filter((word) => frequentWords[language].has(word)).length;
  return words.length >= minWordsOfSentence && count(otherLanguage[lang]) > count(lang);
};

/** A text with fewer words may be a name, which may be equal in both languages. */
const minWordsToTranslate = 4;

/** True for a text that must differ between the languages. */
const isTranslatable = (text: string): boolean =>
  (withoutMarkup(text).match(/\p{L}{3,}/gu)?.length ?? 0) >= minWordsToTranslate;

/** Bilingual pages, whose texts have no language of their own to check: the language gate and the not-found page. */
const bilingualCopy: ReadonlySet<string> = new Set(['entrance', 'not-found']);

/** The texts of files with one language: copy, labels, articles. */
const textsOfLanguages = ({ data, copy, articles }: CheckInput): TextsOfFile[] => [
  ...textsOfCopy([...labelsAsCopyFiles(data.rawUi), ...copy]).filter(({ name }) => !bilingualCopy.has(name)),
  ...textsOfArticles(articles),
];

/** The texts of files with all languages, below the keys `fr` and `nl`. */
const textsOfData = ({ yaml }: CheckInput): TextsOfFile[] =>
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

const otherLanguageFinding = (text: string, lang: Language, location: Location) =>
  finding('other-language', location, {
    text: text.slice(0, 60),
    needed: languageNames[lang],
    lang: otherLanguage[lang],
  });

const checkCopied = (groups: readonly TextsOfFile[], report: Report): void => {
  const keyOf = (name: string, { path }: Location) =>
    `${name} ${path.filter((key) => !languages.some((lang) => lang === key)).join('.')}`;
  const [french, ...others] = languages.map((lang) =>
    groups
      .filter((group) => group.lang === lang)
      .flatMap(({ name, texts }) => texts.map((one) => ({ ...one, lang, key: keyOf(name, one.location) }))),
  );
  const frenchTexts = new Map(french?.map(({ key, text }) => [key, text]));
  for (const { key, lang, text, location } of others.flat())
    if (
      frenchTexts.get(key) === text &&
      isTranslatable(text) &&
      !location.path.some((part) => untranslatedKeys.has(part))
    )
      report(otherLanguageFinding(text, lang, location));
};

/** Reports sentences in the wrong language, and texts copied from French. */
export const checkLanguages = (checked: CheckInput): void => {
  const groups = [...textsOfLanguages(checked), ...textsOfData(checked)];
  checkCopied(groups, checked.report);
  for (const { lang, texts } of groups)
    for (const { text, location } of texts)
      if (isInOtherLanguage(text, lang)) checked.report(otherLanguageFinding(text, lang, location));
};
