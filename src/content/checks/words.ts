import { type Language, otherLanguage } from '#src/lib/language.ts';
import type { TextAt } from './data-texts.ts';

const withoutMarkup = (text: string): string =>
  text.replace(/\{[^}]*\}|%\w+%|\[[^\]]*\]\(lang:[^)]*\)|\]\([^)]*\)/g, ' ');

/** Lists the words of a text by which its language is recognised. */
export const wordsIn = (text: string): string[] =>
  withoutMarkup(text)
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** Lists the words of a text, also those that French joins to the next one by an apostrophe. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}|[ld](?=['’])|u/gu) ?? [];

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

/** Least words of a sentence: its language can be recognised. */
export const sentence = 6;

/** True for a sentence that has more frequent words of the other language than of its own. */
export const isInOtherLanguage = (text: string, lang: Language): boolean => {
  if (text.length < sentence * 3) return false;
  const words = wordsOf(withoutMarkup(text));
  const count = (language: Language) => words.filter((word) => frequent[language].has(word)).length;
  return words.length >= sentence && count(otherLanguage[lang]) > count(lang);
};

/** The number of times that each word occurs in the texts of a language. */
export type Vocabulary = Record<Language, ReadonlyMap<string, number>>;

/** Counts the words in the texts of each language. */
export const vocabularyOf = (groups: readonly { lang: Language; texts: readonly TextAt[] }[]): Vocabulary => {
  const counts = { fr: new Map<string, number>(), nl: new Map<string, number>() };
  for (const { lang, texts } of groups)
    for (const { text } of texts)
      for (const word of wordsIn(text)) counts[lang].set(word, (counts[lang].get(word) ?? 0) + 1);
  return counts;
};

/** A word with so many occurrences belongs to the language. */
const usual = 4;

/** With so many words of the other language, a text may also have words that no other text has. */
const several = 2;

/** True for a short text with words that elsewhere only the other language has, and none that only its own has. */
export const hasOnlyWordsOfOther = (text: string, lang: Language, vocabulary: Vocabulary): boolean => {
  const words = wordsIn(text);
  const count = (language: Language, word: string) => vocabulary[language].get(word) ?? 0;
  const isOwn = (word: string) => count(lang, word) > words.filter((other) => other === word).length;
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

/** A text with so many lower-case words is no name, even if both languages have it. */
const plainWords = 2;

/**
 * True for a text of both languages that is no name (it has lower-case words, or words that only the other one has elsewhere),
 * and that has no word that only its own language has.
 */
export const isOfOther = (text: string, lang: Language, vocabulary: Vocabulary): boolean => {
  const words = wordsIn(text);
  const isElsewhere = (language: Language, word: string) =>
    (vocabulary[language].get(word) ?? 0) > words.filter((other) => other === word).length;
  const onlyIn = (language: Language) =>
    words.filter((word) => isElsewhere(language, word) && !isElsewhere(otherLanguage[language], word))
      .length + wordsOf(text).filter((word) => frequent[language].has(word)).length;
  const plain = withoutMarkup(text).match(/(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu)?.length ?? 0;
  return (onlyIn(otherLanguage[lang]) > 0 || plain >= plainWords) && onlyIn(lang) === 0;
};
