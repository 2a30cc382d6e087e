import { type Language, otherLanguage } from '#src/lib/language.ts';

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
export const isInOtherLanguage = (text: string, lang: Language): boolean => {
  const words = wordsOf(withoutMarkup(text));
  const count = (language: Language) => words.filter((word) => frequentWords[language].has(word)).length;
  return words.length >= minWordsOfSentence && count(otherLanguage[lang]) > count(lang);
};

/** A text with fewer words may be a name, which may be equal in both languages. */
const minWordsToTranslate = 4;

/** True for a text that must differ between the languages. */
export const isTranslatable = (text: string): boolean =>
  (withoutMarkup(text).match(/\p{L}{3,}/gu)?.length ?? 0) >= minWordsToTranslate;
