import { plainText } from './fill.ts';

/** Letters that are two, which no accent takes apart. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** An id from a heading: small letters without accents, words joined by hyphens. */
export const headingId = (heading: string): string =>
  plainText(heading)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (sign) => ligatures[sign] ?? sign)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Number of words in HTML; marks and signs alone do not count. */
export const wordsOf = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
