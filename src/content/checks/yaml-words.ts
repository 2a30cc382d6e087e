import { type Alias, isAlias, type Scalar } from 'yaml';
import { at, type Finding, finding, type Location, type Param, type Path } from '../finding.ts';
import { unwantedIn } from './written-lines.ts';

/** A value that is not a list or a map. */
export interface PlacedNode {
  path: Path;
  line: number;
  node: Scalar.Parsed | Alias.Parsed;
}

/**
 * Matches the start of a value that YAML reads as syntax: a placeholder, a list, a block, an anchor, a tag, a reserved
 * character.
 */
const ownBeginning = /^(?:\{[^}:]*\}|\[[^\]]*\](?=\s*[^\s#])|[>|](?![-+\d]*\s*(?:#|$))|[&!*@`%]|[-?] )/;

/** Returns the first character of a line's value if YAML reads it as syntax; null if a text may begin with it. */
export const ownCharacterOf = (line: string): string | null => {
  const value = line.replace(/^\s*(?:- +)*(?:[\w.-]+: +)?/, '');
  return ownBeginning.exec(value)?.[0].charAt(0) ?? null;
};

/** Files of sentences, in which no comment follows a text. In data a comment may follow an option or a path. */
const sentences = /^content\/(?:copy|ui|articles)\//;

const words = /^(?:fr|nl|en|name|source|sources|note|why|unusedBecause|locality|street)$/;

const cutFrom = (file: string, path: Path, node: Scalar.Parsed, source: string): string | null => {
  const { type, value, range } = node;
  const end = source.indexOf('\n', range[1]);
  const rest = source.slice(range[1], end === -1 ? undefined : end);
  if (value === null && node.source === '') return /^[ \t]*#\S/.test(rest) ? rest.trim() : null;
  if (typeof value !== 'string' || type !== 'PLAIN') return null;
  const isSentence =
    sentences.test(file) ||
    !/^[\w./-]+$/.test(value) ||
    words.test(String(path.findLast((key) => typeof key === 'string')));
  return (isSentence ? /^[ \t]+#/ : /^[ \t]+#\S/).test(rest) ? rest.trim() : null;
};

const escapeIn = (
  { type, value, range }: Scalar.Parsed,
  source: string,
): { escape: string; character: Param } | null => {
  if (typeof value !== 'string' || type !== 'QUOTE_DOUBLE') return null;
  const written = source.slice(range[0], range[1]).replaceAll('\n', '');
  const read = written.includes('\\n') ? value : value.replaceAll('\n', '');
  const found = unwantedIn(written) === null ? unwantedIn(read) : null;
  const [letters = ''] = /\\(?:u[\da-f]{4}|U[\da-f]{8}|x[\da-f]{2}|[0abefv])/i.exec(written) ?? [];
  return found === null ? null : { escape: letters, character: found.character };
};

/** Matches numbers with a point between the thousands: `2.500`, `12.500.000`, but not `0.125`. */
const thousandsPoint = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Matches a number as people write it. `1e3`, `0x9f` and `007` are other numbers than they seem. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Reports a number of a fact that YAML reads differently from people: it reads `2.500` as 2.5. No fact needs three
 * decimals.
 */
const numberForm = ({ value, type, source: written = '' }: Scalar.Parsed, location: Location): Finding[] => {
  const form = { written, read: Number.parseFloat(written) };
  if (type === 'PLAIN' && thousandsPoint.test(written))
    return [finding('fact-thousands-point', location, { ...form, meant: written.replaceAll('.', '') })];
  return typeof value === 'number' && !plainNumber.test(written)
    ? [finding('number-form', location, { written, read: value })]
    : [];
};

/**
 * Reports a value that YAML reads differently from what is meant: its first word as an anchor or a tag, a comment, an
 * escape.
 */
export const wordsOfYaml = (file: string, source: string, { path, line, node }: PlacedNode): Finding[] => {
  const location = at(file, ...path);
  const first = (character: string) => {
    const text = (source.split('\n')[line - 1] ?? '').trim().slice(0, 80);
    return [{ ...finding('yaml-first-character', location, { character, text }), line }];
  };
  if (isAlias(node)) return first('*');
  if (node.anchor !== undefined) return first('&');
  if (node.tag !== undefined) return first('!');
  const cut = cutFrom(file, path, node, source);
  if (cut !== null) return [{ ...finding('yaml-comment', location, { text: cut }), line }];
  const escaped = escapeIn(node, source);
  if (escaped !== null) return [{ ...finding('unwanted-escape', location, escaped), line }];
  return file.startsWith('content/facts/')
    ? numberForm(node, location).map((found) => ({ ...found, line }))
    : [];
};
