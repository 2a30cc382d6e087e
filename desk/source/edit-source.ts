import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, parse } from 'yaml';
import { type Change, changedData, type Path, refuse, type Value, valueAt } from './change.ts';
import { addItem, moveItem, removeItem } from './list-edits.ts';
import { addKey, removeKey } from './map-edits.ts';
import { endOf, isFlow, nodeAt, type Parsed, parseSource, splice, startOf } from './nodes.ts';
import { flowText, scalarTexts } from './render.ts';

/** True if a text is valid YAML with this meaning. */
const means = (source: string, value: Value): boolean => {
  try {
    return isDeepStrictEqual(parse(source), value);
  } catch {
    return false;
  }
};

const isList = (value: Value | undefined): boolean => Array.isArray(value);

/** Texts that replace the node of a value, best first. */
const replacements = (parsed: Parsed, path: Path, value: Value): string[] => {
  const { source, eol } = parsed;
  const node = nodeAt(parsed, path);
  const isCollection = isMap(node) || isSeq(node);
  if (isCollection && !isFlow(node))
    return refuse(path, 'has several lines, each of which is changed by itself');
  const [start, end] = [startOf(node), endOf(node)];
  const written = source.slice(start, end);
  const texts =
    typeof value === 'object' && value !== null
      ? [flowText(value)]
      : scalarTexts(value, written, isCollection ? null : node, eol);
  // Nothing is written where a key has no value, and the space behind the colon is then missing, too.
  const gap = isScalar(node) && start === end && source[start - 1] === ':' ? ' ' : '';
  return texts.map((text) => splice(source, start, end, gap + text));
};

const candidates = (parsed: Parsed, change: Change, parent: Value | undefined): string[] => {
  const { path } = change;
  switch (change.kind) {
    case 'set':
      return replacements(parsed, path, change.value);
    case 'move':
      return [moveItem(parsed, path, change.to)];
    case 'remove':
      return [isList(parent) ? removeItem(parsed, path) : removeKey(parsed, path)];
    case 'add': {
      const inList = isList(parent) || (parsed.root === null && path.length === 1);
      return [
        inList ? addItem(parsed, path, change.value) : addKey(parsed, path, change.value, change.before),
      ];
    }
  }
};

/**
 * A YAML text with one change made. Only the range of the changed value is replaced; all else stays byte for byte. What
 * comes out is parsed again and must have the meaning that was wanted, or nothing is changed.
 * @throws EditError
 */
export const editYaml = (source: string, change: Change): string => {
  const parsed = parseSource(source);
  const before = parsed.data;
  const wanted = changedData(before ?? [], change);
  if (change.kind === 'set' && isDeepStrictEqual(before, wanted)) return source;
  const found = candidates(parsed, change, valueAt(before, change.path.slice(0, -1))).find((text) =>
    means(text, wanted),
  );
  return found ?? refuse(change.path, 'cannot be written there without changing something else');
};
