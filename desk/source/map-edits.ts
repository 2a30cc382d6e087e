import { isMap, type Pair, type YAMLMap } from 'yaml';
import { type Path, refuse, type Value } from './change.ts';
import { endOf, isFlow, keyOf, lineEnd, lineStart, nodeAt, type Parsed, splice, startOf } from './nodes.ts';
import { blockText, flowText } from './render.ts';

const mapAt = (parsed: Parsed, path: Path): YAMLMap => {
  const node = nodeAt(parsed, path);
  return isMap(node) ? node : refuse(path, 'has no keys');
};

const endOfPair = ({ key, value }: Pair): number => (value === null ? endOf(key) : endOf(value));

/** Spaces before the keys of a block map. The first key may stand behind the dash of a list item. */
const indentOf = ({ source }: Parsed, map: YAMLMap): string => {
  const start = startOf(map.items[0]?.key);
  return ' '.repeat(start - lineStart(source, start));
};

/** Adds a key: before the key `before` if the map has it, else at the end. */
export const addKey = (parsed: Parsed, path: Path, value: Value, before: string | undefined): string => {
  const { source, eol } = parsed;
  const key = String(path.at(-1));
  const map = mapAt(parsed, path.slice(0, -1));
  const next = map.items.find((pair) => keyOf(pair) === before);
  const last = map.items.at(-1);
  if (isFlow(map) || last === undefined) {
    const entry = flowText({ [key]: value }).slice(2, -2);
    if (next !== undefined) return splice(source, startOf(next.key), startOf(next.key), `${entry}, `);
    if (last === undefined) return splice(source, startOf(map), endOf(map), `{ ${entry} }`);
    return splice(source, endOfPair(last), endOfPair(last), `, ${entry}`);
  }
  const indent = indentOf(parsed, map);
  const text = blockText({ [key]: value }, indent, eol);
  const isFirst = next === map.items[0];
  if (next !== undefined && isFirst) {
    // The first key may share its line with a dash, so the others move behind the new one.
    const start = startOf(next.key);
    return splice(source, start, start, text.trimStart() + indent);
  }
  if (next !== undefined) {
    const start = lineStart(source, startOf(next.key));
    return splice(source, start, start, text);
  }
  const end = lineEnd(source, endOfPair(last));
  return source[end - 1] === '\n'
    ? splice(source, end, end, text)
    : splice(source, end, end, eol + text.trimEnd());
};

/** Removes a key with its value and the comment behind it; comments on lines of their own stay. */
export const removeKey = (parsed: Parsed, path: Path): string => {
  const { source } = parsed;
  const map = mapAt(parsed, path.slice(0, -1));
  const index = map.items.findIndex((pair) => keyOf(pair) === String(path.at(-1)));
  const pair = map.items[index];
  if (pair === undefined) return refuse(path, 'the key does not exist');
  const next = map.items[index + 1];
  const start = startOf(pair.key);
  if (map.items.length === 1) {
    if (isFlow(map)) return splice(source, start, endOfPair(pair), '');
    return splice(source, start, endOfPair(pair), '{}');
  }
  if (isFlow(map)) {
    const previous = map.items[index - 1];
    if (next !== undefined) return splice(source, start, startOf(next.key), '');
    return splice(source, previous === undefined ? start : endOfPair(previous), endOfPair(pair), '');
  }
  const end = lineEnd(source, endOfPair(pair));
  const line = lineStart(source, start);
  if (source.slice(line, start).trim() === '') return splice(source, line, end, '');
  // The key stands behind a dash, which the next key takes over.
  return next === undefined
    ? refuse(path, 'cannot be taken out')
    : splice(source, start, startOf(next.key), '');
};
