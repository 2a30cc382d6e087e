import { type Document, isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Change, Path, Value } from '../shared/api.ts';
import { refuse } from './refusal.ts';

/** How YAML is written: in this form, one changed value changes one place of the file. */
const form = { lineWidth: 0, flowCollectionPadding: false } as const;

/** A content file: its YAML, and the text below the front matter of a Markdown file. */
interface Parts {
  document: Document;
  body: string | null;
}

const frontMatter = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*\n/;

/** A text with line feeds only, without a byte order mark. */
const normalised = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');

const partsOf = (file: string, source: string): Parts => {
  const text = normalised(source);
  if (!file.endsWith('.md')) return { document: parseDocument(text), body: null };
  const [block = '', front = ''] = frontMatter.exec(text) ?? [];
  return { document: parseDocument(front), body: text.slice(block.length) };
};

const textOf = ({ document, body }: Parts): string => {
  // `toString` would write `null` for a file that has only comments.
  const yaml =
    document.contents === null
      ? `${document.commentBefore?.replace(/^/gm, '#') ?? ''}\n`
      : document.toString(form);
  return body === null ? yaml : `---\n${yaml}---\n${body}`;
};

/** A file in the form in which the editor writes it. */
export const canonicalText = (file: string, text: string): string => textOf(partsOf(file, text));

/** Remembers what a function found in each file last: each check asks about all files, of which only one has changed. */
const remembered = <Found>(find: (file: string, text: string) => Found) => {
  const latest = new Map<string, { text: string; found: Found }>();
  return (file: string, text: string): Found => {
    const known = latest.get(file);
    if (known?.text === text) return known.found;
    const found = find(file, text);
    latest.set(file, { text, found });
    return found;
  };
};

/** The first mistake in the YAML of a file; null if it can be read. */
export const syntaxMistake = remembered((file, text): { line: number; message: string } | null => {
  const { document, body } = partsOf(file, text);
  const [error] = document.errors;
  if (body !== null && !frontMatter.test(normalised(text))) return { line: 1, message: 'no front matter' };
  if (error === undefined) return null;
  const line = (error.linePos?.[0].line ?? 1) + (body === null ? 0 : 1);
  return { line, message: error.message.split('\n')[0] ?? error.code };
});

/** The data of a text. Callers must not change them. */
const readData = remembered((file, text): Value | undefined => {
  const { document, body } = partsOf(file, text);
  const read = document.errors.length > 0 ? undefined : (document.toJS() as Value);
  return body === null || read === undefined ? read : { ...Object(read), body };
});

/** The data of a file; a Markdown file is its front matter with its text in `body`. undefined where it cannot be read. */
export const dataOf = (file: string, text: string | null): Value | undefined =>
  text === null ? undefined : readData(file, text);

/** A line of an article: the marks that begin it, its words, and the bar that ends a row of a table. */
const lineParts = /^(\s*(?:(?:#{1,6}|[-*+]|\d+\.|>|\[!\w+\]|Table:|\|)\s+)*)(.*?)(\s*\|)?$/;

/** The value at a path of some data; undefined where there is none. An index below a text gives the words of that line. */
export const valueAt = (data: Value | undefined, path: Path): Value | undefined =>
  path.reduce<Value | undefined>((node, key) => {
    if (typeof node === 'string') return lineParts.exec(node.split('\n')[Number(key)] ?? '')?.[2];
    return typeof node === 'object' && node !== null && Object.hasOwn(node, key)
      ? (Reflect.get(node, key) as Value)
      : undefined;
  }, data);

/** @throws Refusal */
export const refuseLocation = () =>
  refuse('La page a changé. Rechargez-la.', 'De pagina is gewijzigd. Laad ze opnieuw.', 409);

/** Sets a value with the smallest change of the file: items and keys that stay keep their form and comments. */
const set = (document: Document, path: Path, value: Value): void => {
  const node = document.getIn(path, true);
  if (isSeq(node) && Array.isArray(value)) {
    node.items.splice(value.length);
    value.forEach((item, index) => {
      if (index < node.items.length) set(document, [...path, index], item);
      else node.add(document.createNode(item, { flow: node.flow ?? false }));
    });
    return;
  }
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const key of Object.keys(node.toJSON() as object)) if (!Object.hasOwn(value, key)) node.delete(key);
    for (const [key, item] of Object.entries(value)) set(document, [...path, key], item);
    return;
  }
  if (isScalar(node) && !(typeof value === 'object' && value !== null)) {
    // A value keeps its quotes, or stays without. A text that had them only for a space at its end loses them.
    if (/ $/.test(String(node.value))) node.type = 'PLAIN';
    node.value = value;
    return;
  }
  document.setIn(path, document.createNode(value));
};

const applyTo = (document: Document, change: Change): void => {
  const { path } = change;
  const key = path.at(-1);
  const parent = document.getIn(path.slice(0, -1), true);
  const isEmpty = parent === null && path.length === 1;
  if (change.kind === 'set' && (key === undefined || isCollection(parent))) set(document, path, change.value);
  else if (change.kind === 'add' && key !== undefined && (isEmpty || isMap(parent)))
    document.setIn(path, document.createNode(change.value));
  else if (change.kind === 'remove') {
    if (key === undefined || !isCollection(parent) || !document.deleteIn(path)) refuseLocation();
  } else if (!isSeq(parent) || typeof key !== 'number') refuseLocation();
  else if (change.kind === 'add' && key <= parent.items.length)
    parent.items.splice(key, 0, document.createNode(change.value));
  else if (change.kind === 'move' && Math.max(key, change.to) < parent.items.length)
    parent.items.splice(change.to, 0, ...parent.items.splice(key, 1));
  else refuseLocation();
};

/** The text of a file with a change made. The rest of a canonical file stays as it is. @throws Refusal */
export const withChange = (file: string, text: string, change: Change): string => {
  const parts = partsOf(file, text);
  if (parts.document.errors.length > 0) return refuseLocation();
  if (parts.body !== null && change.path[0] === 'body') {
    if (change.kind !== 'set' || typeof change.value !== 'string') return refuseLocation();
    const { path, value } = change;
    const words = (whole: string) =>
      whole.replace(lineParts, (_, start, _words, end = '') => start + value + end);
    const lines = parts.body.split('\n').map((one, index) => (index === path[1] ? words(one) : one));
    return textOf({ ...parts, body: path.length === 1 ? value : lines.join('\n') });
  }
  applyTo(parts.document, change);
  return textOf(parts);
};
