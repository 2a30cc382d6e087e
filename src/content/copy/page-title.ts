import { plainText } from '#src/lib/plain-text.ts';

/** Characters of a title that search results show. */
export const titleLimit = 65;

const spaced = (text: string): string => text.replace(/\s/g, ' ');

/**
 * Title of a page, in plain text. The company's name before or after a ` | ` is left out where the title would be too long
 * with it, so that a long name does not oblige anybody to rewrite the titles of all pages.
 */
export const pageTitle = (title: string, { name }: { name: string }): string => {
  const plain = plainText(title);
  if (plain.length <= titleLimit) return plain;
  const parts = plain.split(' | ').filter((part) => spaced(part) !== name);
  return parts.length === 0 ? plain : parts.join(' | ');
};

/** How many characters longer a text is because of the company's name than with one of a dozen characters. */
export const extraLengthOfCompanyName = (text: string, { name }: { name: string }): number =>
  Math.max(0, name.length - 12) * (spaced(text).split(name).length - 1);
