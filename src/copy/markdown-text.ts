import { ContentError } from '#src/content/io/read.ts';
import { plainText } from './fill.ts';

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

/** Stops on a heading without words. @throws ContentError */
export const checkHeading = (text: string, depth: number, where: string): void => {
  if (/[\p{L}\p{N}]/u.test(text)) return;
  throw new ContentError(
    `${where}: a heading "${'#'.repeat(depth)} ${text}" without words. The table of contents would have an empty line, and screen readers would announce an empty heading. Write its words, or remove the line.`,
  );
};
