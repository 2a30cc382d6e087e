import { isSeq, type YAMLSeq } from 'yaml';
import { type Path, refuse, type Value } from './change.ts';
import { endOf, isFlow, lineEnd, lineStart, nodeAt, type Parsed, splice, startOf } from './nodes.ts';
import { blockText, flowText } from './render.ts';

const listAt = (parsed: Parsed, path: Path): YAMLSeq => {
  const node = nodeAt(parsed, path);
  return isSeq(node) ? node : refuse(path, 'is not a list');
};

interface Span {
  start: number;
  end: number;
}

/** Where the items of a list stand: in `[…]` their text, else their lines from the dash to the end of the line. */
const spansOf = ({ source }: Parsed, list: YAMLSeq): Span[] =>
  list.items.map((item) => {
    if (isFlow(list)) return { start: startOf(item), end: endOf(item) };
    return { start: source.lastIndexOf('-', startOf(item) - 1), end: lineEnd(source, endOf(item)) };
  });

/** Lines of the items, dash included. Items that share a line with something else cannot be cut out. */
const linesOf = (parsed: Parsed, list: YAMLSeq, path: Path): Span[] =>
  spansOf(parsed, list).map(({ start, end }) => {
    const line = lineStart(parsed.source, start);
    if (parsed.source.slice(line, start).trim() !== '')
      return refuse(path, 'shares its line with something else');
    return { start: line, end };
  });

/** Moves an item. Comments on lines of their own stay where they are; one behind an item goes with it. */
export const moveItem = (parsed: Parsed, path: Path, to: number): string => {
  const { source, eol } = parsed;
  const list = listAt(parsed, path.slice(0, -1));
  const from = Number(path.at(-1));
  const spans = isFlow(list) ? spansOf(parsed, list) : linesOf(parsed, list, path);
  const texts = spans.map(({ start, end }) => source.slice(start, end));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '');
  const last = spans.at(-1);
  if (!isFlow(list) && last?.end === source.length && !source.endsWith('\n')) {
    // The file does not end with a line break, so the item that is now last must not either.
    const lines = moved.map((text) => (text.endsWith('\n') ? text : text + eol));
    moved.splice(0, moved.length, ...lines.with(-1, lines.at(-1)?.replace(/\r?\n$/, '') ?? ''));
  }
  return spans.reduceRight(
    (text, { start, end }, index) => splice(text, start, end, moved[index] ?? ''),
    source,
  );
};

/** Removes an item with the comment behind it. An emptied list is written as `[]`. */
export const removeItem = (parsed: Parsed, path: Path): string => {
  const { source } = parsed;
  const list = listAt(parsed, path.slice(0, -1));
  const index = Number(path.at(-1));
  if (list.items.length === 1) {
    if (!isFlow(list)) {
      const [span] = linesOf(parsed, list, path);
      if (path.length === 1 || span === undefined) return splice(source, startOf(list), endOf(list), '[]');
      const key = source.slice(0, span.start).trimEnd();
      return key.endsWith(':')
        ? splice(source, key.length, span.end, ` []${parsed.eol}`)
        : splice(source, startOf(list), endOf(list), '[]');
    }
    return splice(source, startOf(list), endOf(list), '[]');
  }
  if (!isFlow(list)) {
    const span = linesOf(parsed, list, path)[index];
    return span === undefined ? refuse(path, 'does not exist') : splice(source, span.start, span.end, '');
  }
  const spans = spansOf(parsed, list);
  const [previous, span, next] = [spans[index - 1], spans[index], spans[index + 1]];
  if (span === undefined) return refuse(path, 'does not exist');
  if (next !== undefined) return splice(source, span.start, next.start, '');
  return splice(source, previous?.end ?? span.start, span.end, '');
};

/** Adds an item, written as its neighbours are. */
export const addItem = (parsed: Parsed, path: Path, value: Value): string => {
  const { source, eol } = parsed;
  const index = Number(path.at(-1));
  if (path.length === 1 && parsed.root === null) {
    const gap = source === '' || source.endsWith('\n') ? '' : eol;
    return source + gap + blockText([value], '', eol);
  }
  const list = listAt(parsed, path.slice(0, -1));
  if (list.items.length === 0) return splice(source, startOf(list), endOf(list), `[ ${flowText(value)} ]`);
  const spans = isFlow(list) ? spansOf(parsed, list) : linesOf(parsed, list, path);
  const [next, last] = [spans[index], spans.at(-1)];
  if (last === undefined) return refuse(path, 'the list has no items');
  if (isFlow(list)) {
    if (next !== undefined) return splice(source, next.start, next.start, `${flowText(value)}, `);
    return splice(source, last.end, last.end, `, ${flowText(value)}`);
  }
  const first = spans[0] ?? last;
  const indent = /^ */.exec(source.slice(first.start))?.[0] ?? '';
  // A list whose items stand each on a line as `{ … }` gets another of that kind.
  const flow = list.items.every((item) => isFlow(item));
  const text = flow ? `${indent}- ${flowText(value)}${eol}` : blockText([value], indent, eol);
  if (next !== undefined) return splice(source, next.start, next.start, text);
  return source[last.end - 1] === '\n'
    ? splice(source, last.end, last.end, text)
    : splice(source, last.end, last.end, eol + text.trimEnd());
};
