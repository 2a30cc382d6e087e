import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { ContentFiles } from './files.ts';
import type { Finding, Path } from './finding.ts';

/** Returns the YAML of a file: all of it, or the front matter of an article with its line numbers kept. */
const yamlOf = (file: string, text: string): string =>
  file.endsWith('.md') ? (/^---[ \t]*(\n[\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;

/**
 * Returns a function that finds the line of a key, from 1. A missing key gets the line of its parent, the whole file
 * null.
 */
const lineFinder = (source: string): ((path: Path) => number | null) => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  return (path) => {
    let node: unknown = document.contents;
    let line: number | null = null;
    for (const key of path) {
      const item = isMap(node)
        ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
        : isSeq(node) && node.items[Number(key)];
      const start = isPair(item) ? item.key : item;
      if (!(isNode(start) && start.range)) return line;
      line = lineCounter.linePos(start.range[0]).line;
      node = isPair(item) ? item.value : item;
    }
    return line;
  };
};

/** Adds the line of the key to each finding, for those who edit the file by hand. */
export const addLines = (files: ContentFiles, findings: readonly Finding[]): Finding[] => {
  const finders = new Map<string, (path: Path) => number | null>();
  return findings.map((found) => {
    const { file, path, line } = found;
    if (line !== undefined || path.length === 0 || !/^content\/.*\.(?:yaml|md)$/.test(file)) return found;
    const finder = finders.get(file) ?? lineFinder(yamlOf(file, files.get(file) ?? ''));
    finders.set(file, finder);
    const own = finder(path);
    return own === null ? found : { ...found, line: own };
  });
};
