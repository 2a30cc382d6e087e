import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import { EditError, type Path, refuse, type Value } from './change.ts';

/** A YAML text with the tree of its nodes, each of which knows its range in the text. */
export interface Parsed {
  source: string;
  root: Node | null;
  /** Its data. */
  data: Value;
  /** Line end of the file. */
  eol: '\n' | '\r\n';
}

/** The last text that was parsed: several edits of a file usually begin with the same text. */
let last: Parsed | null = null;

/** Parses YAML with ranges. @throws EditError where it is not valid, with the line. */
export const parseSource = (source: string): Parsed => {
  if (last?.source === source) return last;
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error !== undefined)
    throw new EditError(
      `not valid YAML: ${error.message}\nNothing was written. Correct that line in a text editor; text that contains a colon needs quotes.`,
    );
  last = {
    source,
    root: document.contents,
    data: document.toJS() as Value,
    eol: source.includes('\r\n') ? '\r\n' : '\n',
  };
  return last;
};

/** Text of a key. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** Start and end of the text of a node. */
const rangeOf = (node: unknown): readonly [number, number] => {
  if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  throw new EditError('A part of the file has no place in it. Nothing was written. Use a text editor.');
};

/** True for `[a, b]` and `{ a: b }`, false for the same on lines of their own. */
export const isFlow = (node: unknown): boolean => (isMap(node) || isSeq(node)) && node.flow === true;

/** First character of a node. */
export const startOf = (node: unknown): number => rangeOf(node)[0];

/** Character after the last one of a node, without the comments and blank lines that follow. */
export const endOf = (node: unknown): number => {
  if ((isMap(node) || isSeq(node)) && !isFlow(node)) {
    const last = node.items.at(-1);
    if (last === undefined) return rangeOf(node)[1];
    if (isNode(last)) return endOf(last);
    const { key, value } = last as Pair;
    return value === null ? endOf(key) : endOf(value);
  }
  return rangeOf(node)[1];
};

/** Node at a path. @throws EditError where there is none, or an alias (`*name`), whose value stands elsewhere. */
export const nodeAt = ({ root }: Parsed, path: Path): Node => {
  let node: unknown = root;
  for (const key of path) {
    if (isSeq(node)) node = typeof key === 'number' ? node.items[key] : undefined;
    else if (isMap(node)) node = node.items.find((pair) => keyOf(pair) === String(key))?.value;
    else node = undefined;
  }
  if (isAlias(node)) return refuse(path, 'the value is written elsewhere in the file and only named here');
  return isNode(node) ? node : refuse(path, 'there is no such place in the file');
};

/** Position of the first character of the line of a position. */
export const lineStart = (source: string, position: number): number =>
  source.lastIndexOf('\n', position - 1) + 1;

/** Position after the line of the last character before `end`: what stands behind a value on its line belongs to it. */
export const lineEnd = (source: string, end: number): number => {
  if (end > 0 && source[end - 1] === '\n') return end;
  const found = source.indexOf('\n', end);
  return found < 0 ? source.length : found + 1;
};

/** A text with a part of it replaced. */
export const splice = (source: string, start: number, end: number, text: string): string =>
  source.slice(0, start) + text + source.slice(end);
