import { plainText } from '#src/lib/plain-text.ts';

/** Number of characters of a title that search results show. */
export const maxTitleLength = 65;

const toPlainSpaces = (text: string): string => text.replace(/\s/g, ' ');

/** Leaves out the company's name where the title would be too long with it, so that no title has to be rewritten. */
export const shortenTitle = (title: string, { name }: { name: string }): string => {
  const plain = plainText(title);
  if (plain.length <= maxTitleLength) return plain;
  const parts = plain.split(' | ').filter((part) => toPlainSpaces(part) !== name);
  return parts.length === 0 ? plain : parts.join(' | ');
};
