import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParsedNode,
  parseDocument,
  type Scalar,
  type YAMLParseError,
} from 'yaml';
import { at, type Finding, finding, type Path, type Report } from './finding.ts';
import type { FindingCode } from './messages/messages.ts';

type YamlCode = Extract<FindingCode, `yaml-${string}`>;

/** Our code for the error codes of the package `yaml`. */
const codes: Partial<Record<YAMLParseError['code'], YamlCode>> = {
  BAD_INDENT: 'yaml-indent',
  BAD_SCALAR_START: 'yaml-first-character',
  BLOCK_AS_IMPLICIT_KEY: 'yaml-colon',
  DUPLICATE_KEY: 'yaml-key-twice',
  MISSING_CHAR: 'yaml-not-closed',
  TAB_AS_INDENT: 'yaml-tab',
  UNEXPECTED_TOKEN: 'yaml-after-value',
};

/** Characters of a line that a message quotes. */
const quoted = 80;

/** A value that is not a list or a map. */
interface PlacedScalar {
  path: Path;
  line: number;
  scalar: Scalar.Parsed;
}

const scalarsIn = (node: ParsedNode | null, lines: LineCounter, path: Path = []): PlacedScalar[] => {
  if (isScalar(node)) return [{ path, line: lines.linePos(node.range[0]).line, scalar: node }];
  if (isMap(node))
    return node.items.flatMap(({ key, value }) =>
      scalarsIn(value, lines, [...path, isScalar(key) ? String(key.value) : '']),
    );
  return isSeq(node) ? node.items.flatMap((item, index) => scalarsIn(item, lines, [...path, index])) : [];
};

/** All values of a YAML text that are not lists or maps. @param source must be valid YAML. */
export const scalarsOf = (source: string): PlacedScalar[] => {
  const lineCounter = new LineCounter();
  return scalarsIn(parseDocument(source, { lineCounter }).contents, lineCounter);
};

/** Texts that YAML cuts at a ` #1`, because a comment begins there. A comment has a space after the #. */
const cutTexts = (file: string, source: string): Finding[] =>
  scalarsOf(source)
    .filter(
      ({ scalar: { type, value, range } }) =>
        type === 'PLAIN' && typeof value === 'string' && /^[ \t]+#\S/.test(source.slice(range[1])),
    )
    .map(({ path, line, scalar: { range } }) => {
      const text = source.slice(range[1]).trim().split('\n')[0] ?? '';
      return { ...finding('yaml-comment', at(file, ...path), { text }), line };
    });

/** Data of a YAML text; null where it cannot be read or would lose a text. */
export const parseYaml = (file: string, source: string, report: Report): { data: unknown } | null => {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? 1;
    const text = source.split('\n')[line - 1]?.trim().slice(0, quoted) ?? '';
    report({ ...finding(codes[error.code] ?? 'yaml-invalid', at(file), { text }), line });
    return null;
  }
  const cut = /[ \t]#\S/.test(source) ? cutTexts(file, source) : [];
  cut.forEach(report);
  if (cut.length > 0) return null;
  try {
    return { data: document.toJS() };
  } catch (unresolved) {
    report(
      finding('yaml-invalid', at(file), { text: unresolved instanceof Error ? unresolved.message : '' }),
    );
    return null;
  }
};
