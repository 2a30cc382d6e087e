import { type Alias, isAlias, type Scalar } from 'yaml';
import { at, type Finding, finding, type Param, type Path, type Place } from '../finding.ts';
import { unwantedIn } from './written-lines.ts';

/** A value that is not a list or a map. */
export interface PlacedNode {
  path: Path;
  line: number;
  node: Scalar.Parsed | Alias.Parsed;
}

/** Beginnings of a value that YAML reads as its own: a placeholder, a list, a block, a name, a type, a reserved character. */
const ownBeginning = /^(?:\{[^}:]*\}|\[[^\]]*\](?=\s*[^\s#])|[>|](?![-+\d]*\s*(?:#|$))|[&!*@`%]|[-?] )/;

/** The character of a line with which a value begins, where YAML reads it as its own; null where a text may begin with it. */
export const ownCharacterOf = (line: string): string | null => {
  const value = line.replace(/^\s*(?:- +)*(?:[\w.-]+: +)?/, '');
  return ownBeginning.exec(value)?.[0].charAt(0) ?? null;
};

/** Files of sentences, where no comment follows a text; in data one may follow an option or a path. */
const sentences = /^content\/(?:copy|ui|articles)\//;

/** Keys of words, in data too. */
const words = /^(?:fr|nl|en|name|source|sources|note|why|unused|locality|street)$/;

/** The comment that cuts a text; null where the whole text is read. */
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

/** A character that nobody sees, written as an escape: `"\b"`. Line ends of a text of several lines are none. */
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

/** `2.500` and `12.500.000`: numbers with a point between the thousands. `0.125` is none. */
const thousandsPoint = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** The digits of a number as people write it: `1e3`, `0x9f` and `007` are other numbers than they seem. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A number of a fact that YAML reads otherwise than people do: `2.500` is 2.5 to it. No fact needs three digits after the point. */
const numberForm = ({ value, type, source: written = '' }: Scalar.Parsed, place: Place): Finding[] => {
  const form = { written, read: Number.parseFloat(written) };
  if (type === 'PLAIN' && thousandsPoint.test(written))
    return [finding('fact-thousands-point', place, { ...form, meant: written.replaceAll('.', '') })];
  return typeof value === 'number' && !plainNumber.test(written)
    ? [finding('number-form', place, { written, read: value })]
    : [];
};

/** What YAML reads otherwise than it is meant in a value: a first word as a name or a type, a comment, an escape. */
export const wordsOfYaml = (file: string, source: string, { path, line, node }: PlacedNode): Finding[] => {
  const place = at(file, ...path);
  const first = (character: string) => {
    const text = (source.split('\n')[line - 1] ?? '').trim().slice(0, 80);
    return [{ ...finding('yaml-first-character', place, { character, text }), line }];
  };
  if (isAlias(node)) return first('*');
  if (node.anchor !== undefined) return first('&');
  if (node.tag !== undefined) return first('!');
  const cut = cutFrom(file, path, node, source);
  if (cut !== null) return [{ ...finding('yaml-comment', place, { text: cut }), line }];
  const escaped = escapeIn(node, source);
  if (escaped !== null) return [{ ...finding('unwanted-escape', place, escaped), line }];
  return file.startsWith('content/facts/')
    ? numberForm(node, place).map((found) => ({ ...found, line }))
    : [];
};
