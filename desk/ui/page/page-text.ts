import { type Path, pathText, type Value } from '../../source/change.ts';
import type { Doc } from '../documents.ts';
import { comparable, filled, type ReferenceTable } from '../references.ts';
import { elementsShowing, isInHead } from './place.ts';

/** A text of the form, with the field it stands in. */
interface FieldText {
  file: string;
  path: Path;
  text: string;
}

const textsIn = (value: Value, file: string, path: Path = []): FieldText[] => {
  if (typeof value === 'string') return [{ file, path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, Value][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => textsIn(item, file, [...path, key]));
};

/** The smallest element of a page that shows a text; null where none does. */
const elementWith = (page: Document, text: string): HTMLElement | null => {
  const wanted = comparable(text).slice(0, 80);
  if (wanted.length < 3) return null;
  const shows = (element: Element) => comparable(element.textContent ?? '').includes(wanted);
  let found: Element | undefined = page.body;
  if (!shows(page.body)) return null;
  for (let inner: Element | undefined = found; inner !== undefined; ) {
    found = inner;
    inner = [...inner.children].find((child) => !/^(script|style)$/i.test(child.tagName) && shows(child));
  }
  return found === page.body ? null : (found as HTMLElement);
};

/** Fields of a document that show the same text on its page, in their order. */
const fieldsShowing = (doc: Doc, text: string, table: ReferenceTable): FieldText[] =>
  textsIn(doc.now, doc.file).filter(
    (field) =>
      !isInHead(field.path) && comparable(filled(field.text, table, doc.lang ?? 'fr')) === comparable(text),
  );

/** A place of a page that shows a text, and whether that text stands there and nowhere else. */
export interface Place {
  element: HTMLElement;
  isOnly: boolean;
}

/**
 * Where a page shows the text of a field, as far as the text tells: of several places with the same text the one whose
 * number is that of the field among the fields with it.
 */
export const placeOf = (
  page: Document,
  field: { doc: Doc; path: Path; text: string },
  table: ReferenceTable,
): Place | null => {
  if (isInHead(field.path)) return null;
  const elements = elementsShowing(page, field.text);
  const fields = fieldsShowing(field.doc, field.text, table);
  const number = fields.findIndex(({ path }) => pathText(path) === pathText(field.path));
  const element = elements[Math.max(0, Math.min(number, elements.length - 1))];
  if (element !== undefined) return { element, isOnly: elements.length === 1 && fields.length <= 1 };
  const around = elementWith(page, field.text);
  return around && { element: around, isOnly: false };
};

/** Text of an element without that of the elements in it: a heading may have its kicker inside. */
const ownText = ({ childNodes }: Element): string =>
  comparable([...childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join(''));

/**
 * The field whose text a page shows at a place: the one that the place itself shows, else the longest of those in it, or
 * one that contains it.
 */
export const fieldOf = (clicked: Element, docs: readonly Doc[], table: ReferenceTable): FieldText | null => {
  const shown = comparable(clicked.textContent ?? '');
  const own = ownText(clicked);
  if (shown.length < 2) return null;
  const matches = docs
    .flatMap((doc) =>
      textsIn(doc.now, doc.file).map((field) => ({ ...field, lang: doc.lang ?? ('fr' as const) })),
    )
    .map((field) => ({ ...field, plain: comparable(filled(field.text, table, field.lang)) }))
    .filter(({ plain }) => plain.length > 1 && (shown.includes(plain) || plain.includes(shown)));
  const distance = ({ plain }: { plain: string }) =>
    plain === own ? -1 : Math.abs(plain.length - shown.length);
  return matches.sort((one, other) => distance(one) - distance(other))[0] ?? null;
};
