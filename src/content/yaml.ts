import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import { ownCharacterOf, type PlacedNode, wordsOfYaml } from './checks/yaml-words.ts';
import { at, type Finding, finding, type Param, type Path, type Report } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';

type YamlCode = Extract<FindingCode, `yaml-${string}`>;

const codes: Partial<
  Record<YAMLParseError['code'], Exclude<YamlCode, 'yaml-first-character' | 'yaml-colon' | 'yaml-tab'>>
> = {
  BAD_INDENT: 'yaml-indent',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-indent',
  DUPLICATE_KEY: 'yaml-key-twice',
  MISSING_CHAR: 'yaml-not-closed',
  MULTIPLE_DOCS: 'yaml-second-document',
  UNEXPECTED_TOKEN: 'yaml-after-value',
};

/** Characters that look like spaces, with which no line may begin. */
const blanks: Readonly<Record<string, Param>> = {
  '\t': { en: 'tab', fr: 'tabulation', nl: 'tab' },
  '\u00a0': { en: 'no-break space', fr: 'espace insécable', nl: 'vaste spatie' },
};

const quoted = 80;

const nodesIn = (node: ParsedNode | null, lines: LineCounter, path: Path = []): PlacedNode[] => {
  if (isScalar(node) || isAlias(node)) return [{ path, line: lines.linePos(node.range[0]).line, node }];
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      nodesIn(value, lines, [...path, isScalar(key) ? String(key.value) : '']),
    );
  return isSeq(node) ? node.items.flatMap((item, index) => nodesIn(item, lines, [...path, index])) : [];
};

const errorFinding = (file: string, source: string, { code, linePos }: YAMLParseError): Finding => {
  const line = linePos?.[0].line ?? 1;
  const written = source.split('\n')[line - 1] ?? '';
  const text = written.trim().slice(0, quoted);
  const character = ownCharacterOf(written);
  const isDocument = code === 'MULTIPLE_DOCS' || /^---/.test(written);
  if (character !== null && !isDocument)
    return { ...finding('yaml-first-character', at(file), { character, text }), line };
  const [, key, value] = /^\s*((?:- +)*(?:[\w.-]+: +)?)([^"'\s].*: .*)$/.exec(written) ?? [];
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && key !== undefined && value !== undefined) {
    const right = `${key}${JSON.stringify(value.trim())}`;
    return { ...finding('yaml-colon', at(file), { text, right }), line };
  }
  const [, blank] = /^\s*([\t\u00a0])/.exec(written) ?? [];
  if (blank !== undefined)
    return { ...finding('yaml-tab', at(file), { character: blanks[blank] ?? '', text }), line };
  const own = codes[code];
  return { ...finding(own ?? 'yaml-invalid', at(file), { text }), line };
};

export interface ParsedYaml {
  data: unknown;
}

const parse = (file: string, source: string, report: Report): ParsedYaml | null => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [error] = document.errors;
  if (error !== undefined) {
    report(errorFinding(file, source, error));
    return null;
  }
  const found = nodesIn(document.contents, lineCounter).flatMap((node) => wordsOfYaml(file, source, node));
  found.forEach(report);
  return found.some(({ code }) => code.startsWith('yaml-')) ? null : { data: document.toJS() };
};

/**
 * Caches the result of each file's latest text. Parsing is the greater part of a check, and the development server, the
 * editor and the tests check the same files many times (docs/decisions/0049-content-is-a-value.md). Nothing may change
 * the data.
 */
const latest = new Map<string, { source: string; parsed: ParsedYaml | null; found: readonly Finding[] }>();

/** Parses a YAML text. Returns null if it cannot be read or would lose a text. */
export const parseYaml = (file: string, source: string, report: Report): ParsedYaml | null => {
  const known = latest.get(file);
  if (known?.source === source) {
    known.found.forEach(report);
    return known.parsed;
  }
  const found: Finding[] = [];
  const parsed = parse(file, source, (one) => found.push(one));
  latest.set(file, { source, parsed, found });
  found.forEach(report);
  return parsed;
};
