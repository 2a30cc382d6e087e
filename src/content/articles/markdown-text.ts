import { plainText } from '#src/lib/plain-text.ts';

/** Letters that Unicode normalization does not decompose. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** The id of a heading: its text in lower case without accents, words joined by hyphens. */
export const headingId = (heading: string): string =>
  plainText(heading)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Number of words in HTML; punctuation and symbols by themselves do not count. */
export const countWords = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
