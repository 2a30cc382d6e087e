import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  type Scalar,
} from 'yaml';
import { at, type Finding, finding, type KeyPath, type Report } from './finding.ts';

/** A value that is not a list or a map. */
interface PlacedNode {
  path: KeyPath;
  node: Scalar.Parsed | Alias.Parsed;
}

const nodesIn = (node: ParsedNode | null, path: KeyPath = []): PlacedNode[] => {
  if (isScalar(node) || isAlias(node)) return [{ path, node }];
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      nodesIn(value, [...path, isScalar(key) ? String(key.value) : '']),
    );
  return isSeq(node) ? node.items.flatMap((item, index) => nodesIn(item, [...path, index])) : [];
};

/** Files of sentences, in which no comment follows a text. In data one may follow an option or a path: `order: 6 # place`. */
const sentenceFilePattern = /^content\/(?:copy|ui|articles)\//;

/** True if YAML takes a part of a text for its own: a first word with `*`, `&` or `!`, or a comment behind it. */
const isMisreadNode = (file: string, source: string, node: PlacedNode['node']): boolean => {
  if (isAlias(node) || node.anchor !== undefined || node.tag !== undefined) return true;
  const { type, value, range } = node;
  if (type !== 'PLAIN' || typeof value !== 'string') return false;
  const comment = sentenceFilePattern.test(file) || /\s/.test(value) ? /^[ \t]+#/ : /^[ \t]+#\S/;
  return comment.test(source.slice(range[1], range[2]));
};

/**
 * Matches numbers with a point between the thousands, which YAML reads as decimals: `2.500`, `12.500.000`, but not `0.125`. No
 * fact needs three decimals.
 */
const thousandsPointPattern = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

const findingIn = (file: string, source: string, { path, node }: PlacedNode, text: string): Finding[] => {
  if (isMisreadNode(file, source, node)) return [finding('yaml-misread', at(file, ...path), { text })];
  const written = isAlias(node) || node.type !== 'PLAIN' ? '' : (node.source ?? '');
  if (!file.startsWith('content/facts/') || !thousandsPointPattern.test(written)) return [];
  const params = { written, read: Number.parseFloat(written), meant: written.replaceAll('.', '') };
  return [finding('fact-thousands-point', at(file, ...path), params)];
};

export interface ParsedYaml {
  data: unknown;
}

interface Read {
  parsed: ParsedYaml | null;
  document: Document.Parsed;
  lineCounter: LineCounter;
}

const parse = (file: string, source: string, report: Report): Read => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const lines = source.split('\n');
  const textOfLine = (line: number): string => (lines[line - 1] ?? '').trim().slice(0, 80);
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? 1;
    report({ ...finding('yaml-invalid', at(file), { text: textOfLine(line) }), line });
    return { parsed: null, document, lineCounter };
  }
  const found = nodesIn(document.contents).flatMap((placed) => {
    const { line } = lineCounter.linePos(placed.node.range[0]);
    return findingIn(file, source, placed, textOfLine(line)).map((one) => ({ ...one, line }));
  });
  found.forEach(report);
  const isMisread = found.some(({ code }) => code === 'yaml-misread');
  return { parsed: isMisread ? null : { data: document.toJS() }, document, lineCounter };
};

/**
 * Caches the result of each file's latest text. Parsing is the greater part of a check, and the development server, the
 * editor and the tests check the same files many times (docs/decisions/0049-content-is-a-value.md). Nothing may change
 * the data.
 */
const latestByFile = new Map<string, Read & { source: string; found: readonly Finding[] }>();

/** Parses a YAML text. Returns null if it cannot be read or would lose a text. */
export const parseYaml = (file: string, source: string, report: Report): ParsedYaml | null => {
  const known = latestByFile.get(file);
  if (known?.source === source) {
    known.found.forEach(report);
    return known.parsed;
  }
  const found: Finding[] = [];
  const read = parse(file, source, (one) => found.push(one));
  latestByFile.set(file, { source, ...read, found });
  found.forEach(report);
  return read.parsed;
};

/**
 * Returns the line of a key, from 1, in the latest text of a file. A missing key gets the line of its parent, the whole file
 * null.
 */
export const lineOfKey = (file: string, path: KeyPath): number | null => {
  const { document, lineCounter } = latestByFile.get(file) ?? {};
  let node: unknown = document?.contents;
  let line: number | null = null;
  for (const key of path) {
    const item = isMap(node)
      ? node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(key))
      : isSeq(node) && node.items[Number(key)];
    const start = isPair(item) ? item.key : item;
    if (!(isNode(start) && start.range)) return line;
    line = lineCounter?.linePos(start.range[0]).line ?? null;
    node = isPair(item) ? item.value : item;
  }
  return line;
};
