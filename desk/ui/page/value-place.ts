import { formatValue } from '#src/lib/format.ts';
import { type Path, valueAt } from '../../source/change.ts';
import type { Doc } from '../documents.ts';
import { comparable, type Lang, type ReferenceTable } from '../references.ts';
import { isAmount, isUnit } from '../shown-value.ts';
import { blockOf, textNodes } from './place.ts';

/** Name by which texts refer to a value of data; null where none do. */
const referred = (file: string, [key, part, place]: Path): string | null => {
  const [, name] = /^content\/(?:facts\/)?([a-z-]+)\.yaml$/.exec(file) ?? [];
  if (name === undefined || key === undefined) return null;
  if (!file.startsWith('content/facts/')) return `${name}.${key}`;
  if (part === 'places') return `${name}.${key}@${place}`;
  return part === 'value' ? `${name}.${key}` : null;
};

/**
 * What pages print for a number or a day of data, in each form that they have for it; none where they print none. Of a
 * value that is not saved the totals are not known.
 */
export const formsOf = (doc: Doc, path: Path, references: ReferenceTable, lang: Lang): string[] => {
  const { file } = doc;
  const place = path.slice(0, path[1] === 'places' ? 3 : 2);
  const [saved, now] = [doc.data, doc.now].map((data) => valueAt(data, place));
  if (file.startsWith('content/facts/') && JSON.stringify(saved) !== JSON.stringify(now)) {
    const unit = valueAt(doc.now, [...place.slice(0, 1), 'unit']);
    return isUnit(unit) && isAmount(now) ? [comparable(formatValue(now, unit, lang))] : [];
  }
  const name = referred(file, path);
  const own = [...references.values()].filter(
    (reference) => name !== null && new RegExp(`^\\{${name}[|}]`).test(reference.name),
  );
  return [...new Set(own.map((reference) => comparable(reference[lang])))].filter((form) => form !== '');
};

/** Whether a text shows an amount, and not a longer one that has its digits: 59 € is not in 159 €. */
export const shows = (text: string, form: string): boolean => {
  const literal = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d]|\\d[ .,])${literal}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(text);
};

/** A block of a page that shows a value, and the index of its text among `renderedTexts`. */
interface ValuePlace {
  element: HTMLElement;
  index: number;
}

/**
 * The block of a page that shows most of the forms of a value, the first of several; null where none shows one. An amount
 * may be that of another value, too: the more of its forms stand together, the surer it is the right one.
 */
export const valuePlace = (page: Document, forms: readonly string[]): ValuePlace | null => {
  const nodes = textNodes(page);
  const blocks = new Set(nodes.flatMap((node) => blockOf(node) ?? []));
  const amount = (block: Element) => {
    const text = comparable(block.textContent ?? '');
    return forms.filter((form) => shows(text, form)).join('').length;
  };
  const [best] = [...blocks]
    .map((block) => ({ block, amount: amount(block) }))
    .sort((one, other) => other.amount - one.amount);
  if (best === undefined || best.amount === 0) return null;
  const inside = nodes.filter((node) => best.block.contains(node));
  // A number and its unit may be two texts.
  const text =
    inside.find(({ data }) => forms.some((form) => shows(comparable(data), form))) ??
    inside.find(({ data }) => /\d/.test(data));
  return { element: best.block, index: text === undefined ? -1 : nodes.indexOf(text) };
};
