import { plainText } from '#src/lib/plain-text.ts';

/** Letters that Unicode normalization does not decompose. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** Returns the id of a heading: its text in lower case, without accents, with hyphens between words. */
export const headingId = (heading: string): string =>
  plainText(heading)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
