import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Path } from '#src/content/finding.ts';

/** A part of a file that a mistake can change: a value, a key with its value, an item of a list, a line, or all of it. */
export interface Target {
  type: 'value' | 'pair' | 'item' | 'line' | 'file';
  file: string;
  path: Path;
  start: number;
  end: number;
  value: unknown;
}

/** Where the YAML of a file begins and ends: all of it, or the front matter of an article. */
export const yamlOf = (file: string, text: string) =>
  file.endsWith('.md')
    ? { offset: 4, yaml: text.slice(4, text.indexOf('\n---\n', 4) + 1) }
    : { offset: 0, yaml: text };

/** Every part of a file that a mistake can change. */
export const targetsIn = (file: string, text: string): Target[] => {
  const { offset, yaml } = yamlOf(file, text);
  const targets: Target[] = [{ type: 'file', file, path: [], start: 0, end: text.length, value: text }];
  const walk = (node: unknown, path: Path): void => {
    const add = (type: Target['type'], own: unknown, inner: Path, value: unknown) => {
      const { range } = own as { range?: [number, number, number] };
      if (range)
        targets.push({ type, file, path: inner, start: offset + range[0], end: offset + range[1], value });
    };
    if (isScalar(node)) add('value', node, path, node.value);
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) continue;
        add('pair', key, [...path, String(key.value)], key.value);
        walk(value, [...path, String(key.value)]);
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries()) {
        add('item', item, [...path, index], node.items.length);
        walk(item, [...path, index]);
      }
  };
  walk(parseDocument(yaml).contents, []);
  if (offset === 0) return targets;
  let start = offset + yaml.length + 4;
  for (const line of text.slice(start).split('\n')) {
    if (/\p{L}/u.test(line))
      targets.push({ type: 'line', file, path: [], start, end: start + line.length, value: line });
    start += line.length + 1;
  }
  return targets;
};
