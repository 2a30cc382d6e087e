import { isNode, LineCounter, parseDocument } from 'yaml';
import type { ContentFiles } from './files.ts';
import type { Finding, Path } from './finding.ts';

/** The YAML of a file: all of it, or the front matter of an article in its lines. */
const yamlOf = (file: string, text: string): string =>
  file.endsWith('.md') ? (/^---[ \t]*(\n[\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;

/** Finds the line of a key, from 1; that of what holds it where it is missing; null for the whole file. */
const lineFinder = (source: string): ((path: Path) => number | null) => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  return (path) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return null;
  };
};

/** The first line of a text that has what a finding quotes, from 1; 0 where it quotes nothing. */
const lineWith = (text: string, { fact, target, id, text: quoted }: Finding['params']): number => {
  const part = fact ?? target ?? id ?? quoted;
  return typeof part === 'string' && part !== ''
    ? text.split('\n').findIndex((line) => line.includes(part)) + 1
    : 0;
};

/** The findings with the line of their key, so that whoever edits the file by hand finds it. */
export const withLines = (files: ContentFiles, findings: readonly Finding[]): Finding[] => {
  const finders = new Map<string, (path: Path) => number | null>();
  return findings.map((found) => {
    const { file, path, line, params } = found;
    if (line === undefined && path.length === 0 && file.endsWith('.md')) {
      const own = lineWith(files.get(file) ?? '', params);
      return own === 0 ? found : { ...found, line: own };
    }
    if (line !== undefined || path.length === 0 || !/^content\/.*\.(?:yaml|md)$/.test(file)) return found;
    const finder = finders.get(file) ?? lineFinder(yamlOf(file, files.get(file) ?? ''));
    finders.set(file, finder);
    const own = finder(path);
    return own === null ? found : { ...found, line: own };
  });
};
