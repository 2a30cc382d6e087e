import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import type { RawArticle } from '../articles/article.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { at, finding, type Report } from '../finding.ts';
import { checkCopiedTexts, notWords, wordsIn } from './copied-texts.ts';
import { dataTexts, type TextAt, textsAt } from './data-texts.ts';

/** Words of a text, with those that French joins to the next one by an apostrophe. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}|[ld](?=['’])|u/gu) ?? [];

/** Frequent words of each language that are no words of the other. */
const frequent: Record<Language, ReadonlySet<string>> = {
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

/** Words from which on a text is a sentence, whose language can be told. */
const sentence = 6;

/** True for a sentence that has more frequent words of the other language than of its own. */
const isInOtherLanguage = (text: string, lang: Language): boolean => {
  if (text.length < sentence * 3) return false;
  const words = wordsOf(text.replace(/\{[^}]*\}|\[[^\]]*\]\(lang:[^)]*\)|\]\([^)]*\)/g, ' '));
  const count = (one: Language) => words.filter((word) => frequent[one].has(word)).length;
  return words.length >= sentence && count(otherLanguage[lang]) > count(lang);
};

/** How often each word occurs in the texts of a language. */
type Vocabulary = Record<Language, ReadonlyMap<string, number>>;

const vocabularyOf = (groups: readonly { lang: Language; texts: readonly TextAt[] }[]): Vocabulary => {
  const counts = { fr: new Map<string, number>(), nl: new Map<string, number>() };
  for (const { lang, texts } of groups)
    for (const { text } of texts)
      for (const word of wordsIn(text)) counts[lang].set(word, (counts[lang].get(word) ?? 0) + 1);
  return counts;
};

/** Occurrences from which on a word belongs to a language. */
const usual = 4;

/** Words of the other language from which on a text may have words that no other text has. */
const several = 2;

/** True for a short text with words that only the other language has elsewhere, and with none that only its own has. */
const hasOnlyWordsOfOther = (text: string, lang: Language, vocabulary: Vocabulary): boolean => {
  const words = wordsIn(text);
  const count = (one: Language, word: string) => vocabulary[one].get(word) ?? 0;
  const isOwn = (word: string) => count(lang, word) > words.filter((one) => one === word).length;
  const isOther = (word: string) => !isOwn(word) && count(otherLanguage[lang], word) >= usual;
  const others = words.filter(isOther).length;
  const isNew = (word: string) => others >= several && !isOwn(word);
  return (
    others > 0 &&
    words.every(
      (word) => isOther(word) || isNew(word) || (isOwn(word) && count(otherLanguage[lang], word) > 0),
    )
  );
};

const names = {
  fr: { en: 'Dutch', fr: 'néerlandais', nl: 'Nederlands' },
  nl: { en: 'French', fr: 'français', nl: 'Frans' },
};

/** Findings after which the reader of a file knows that it is in the wrong language. */
const most = 5;

/** The texts of one language in a file, or in the two files of a folder. */
interface Group {
  name: string;
  lang: Language;
  texts: readonly TextAt[];
}

/** Reports files in the other language, and the first texts of other files that are. */
const checkTexts = (groups: readonly Group[], report: Report): void => {
  const vocabulary = vocabularyOf(groups);
  const inOther = groups.map(({ name, lang, texts }) => {
    const found = texts.filter(
      ({ text, place: { path } }) =>
        isInOtherLanguage(text, lang) ||
        (!path.some((key) => notWords.has(key)) && hasOnlyWordsOfOther(text, lang, vocabulary)),
    );
    const file = found[0]?.place.file ?? '';
    const sentences = texts.filter(({ text }) => text.length >= sentence * 3);
    const isWhole = found.length > Math.max(most, sentences.length / 2) && file.includes(`/${lang}.`);
    return { name, lang, found, file: isWhole ? file : null };
  });
  const wholeNames = new Set(inOther.flatMap(({ name, file }) => (file === null ? [] : [name])));
  for (const { name, lang, found, file } of inOther) {
    const language = names[lang];
    if (file !== null) report(finding('language-copied', at(file), { language }));
    // A text that is right seems wrong beside a twin in its own language.
    for (const { text, place } of wholeNames.has(name) ? [] : found.slice(0, most)) {
      const start = text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
      report(
        finding('other-language', place, {
          text: start,
          language,
          needed: names[otherLanguage[lang]],
          lang: otherLanguage[lang],
        }),
      );
    }
  }
};

/** Pages that say the same in both languages: the choice of the language, and the page for unknown addresses. */
const bilingual: ReadonlySet<string> = new Set(['entrance', 'not-found']);

/** Texts and files in the other language, texts that are a copy of the other, and categories of the other language. */
export const checkLanguages = (
  data: ContentData,
  all: readonly CopyFile[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
  const labels = languages.map((lang) => ({ name: 'ui', lang, written: data.rawUi[lang] }));
  const files = [...labels.map((one) => ({ ...one, file: `content/ui/${one.lang}.yaml` })), ...all];
  const groups: Group[] = files
    .filter(({ name }) => !bilingual.has(name))
    .map(({ name, lang, file, written }) => ({
      ...{ name, lang },
      texts: textsAt(written, (path) => at(file, ...path)),
    }));
  for (const [name, { front, body, bodyLine }] of articles) {
    const [id = '', written] = name.split('/');
    const lang = written === 'nl' ? 'nl' : 'fr';
    const file = at(`content/articles/${name}.md`);
    const lines = body
      .split('\n')
      .map((text, index) => ({ text, place: { ...file, line: bodyLine + index } }));
    groups.push({ name: id, lang, texts: [...textsAt(front, (path) => ({ ...file, path })), ...lines] });
    const { category, emoji } = front;
    if (lang === 'nl' && emoji === undefined && articles.get(`${id}/fr`)?.front.category === category)
      report(finding('category-language', { ...file, path: ['category'] }, { category }));
  }
  const form = textsAt(data.rawForm, (path) => at('content/ui/form.yaml', ...path));
  const legal = textsAt(data.company.legal, (path) => at('content/company.yaml', 'legal', ...path));
  for (const lang of languages) {
    const own = [...dataTexts(data), ...form, ...legal].filter(({ place }) => place.path.includes(lang));
    for (const [file, texts] of Map.groupBy(own, ({ place }) => place.file))
      groups.push({ name: file, lang, texts });
  }
  checkCopiedTexts(groups, report);
  checkTexts(groups, report);
};
