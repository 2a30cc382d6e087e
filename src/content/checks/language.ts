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

/** Reports the first texts that are in the other language. */
const checkTexts = (
  texts: readonly TextAt[],
  lang: Language,
  vocabulary: Vocabulary,
  report: Report,
): void => {
  const found = texts.filter(
    ({ text, place: { path } }) =>
      isInOtherLanguage(text, lang) ||
      (!path.some((key) => notWords.has(key)) && hasOnlyWordsOfOther(text, lang, vocabulary)),
  );
  for (const { text, place } of found.slice(0, most)) {
    const start = text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
    const params = { text: start, language: names[lang], lang: otherLanguage[lang] };
    report(finding('other-language', place, params));
  }
};

/** Pages that say the same in both languages: the choice of the language, and the page for unknown addresses. */
const bilingual: ReadonlySet<string> = new Set(['entrance', 'not-found']);

/** Texts in the language of the other file, files that are a copy of the other, and categories of the other language. */
export const checkLanguages = (
  data: ContentData,
  all: readonly CopyFile[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
  const labels = languages.map((lang) => ({ name: 'ui', lang, written: data.rawUi[lang] }));
  const files = [...labels.map((one) => ({ ...one, file: `content/ui/${one.lang}.yaml` })), ...all];
  const copied: string[] = [];
  const groups: { name: string; lang: Language; texts: TextAt[] }[] = [];
  for (const { name, lang, file, written } of files) {
    const twin = files.find((one) => one.name === name && one.lang !== lang);
    if (lang === 'nl' && JSON.stringify(twin?.written) === JSON.stringify(written)) copied.push(file);
    else if (!bilingual.has(name))
      groups.push({ name, lang, texts: textsAt(written, (path) => at(file, ...path)) });
  }
  for (const file of copied) report(finding('language-copied', at(file)));
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
  const vocabulary = vocabularyOf(groups);
  for (const { lang, texts } of groups) checkTexts(texts, lang, vocabulary, report);
};
