import { fold } from '../source/fold.ts';

/** Most characters before and behind the words that are searched. */
const around = 50;

/** The part of a text around the words that are searched; its beginning where it has them only in another form. */
export const excerpt = (text: string, query: string): string => {
  const line = text
    .normalize('NFC')
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const at = fold(line).indexOf(fold(query.trim()).replace(/\s+/g, ' '));
  // A letter may be two when it is folded: `œ`.
  let middle = 0;
  for (let length = 0; length < at; middle++) length += fold(line.charAt(middle)).length;
  const cutStart = middle > around ? line.indexOf(' ', middle - around) + 1 : 0;
  const start = Math.min(cutStart, middle);
  const end = middle + query.length + around;
  const last = end >= line.length ? line.length : Math.max(line.lastIndexOf(' ', end), middle + query.length);
  return `${start > 0 ? '… ' : ''}${line.slice(start, last)}${last < line.length ? ' …' : ''}`;
};
