import { Document, isScalar, type Node, stringify } from 'yaml';
import type { Value } from './change.ts';

/** Characters that nobody sees: no-break spaces, soft hyphens, joiners. In quotes they are written as escapes. */
const invisible = /[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

const doubleQuoted = (text: string): string =>
  JSON.stringify(text).replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const singleQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A block text (`|`, `>`) with the header of the one it replaces. */
const block = (text: string, written: string, eol: string): string => {
  const [header = '|', first = ''] = written.split(/\r?\n/);
  const indent = /^ */.exec(first)?.[0] ?? '';
  const lines = text.replace(/\n$/, '').split('\n');
  const body = header.startsWith('>') ? lines.join(`${eol}${eol}`).split(eol) : lines;
  return [header, ...body.map((line) => (line === '' ? '' : indent + line)), ''].join(eol);
};

/**
 * Ways to write a scalar, best first: as the value that it replaces is written, then plain, then in quotes. Whether one
 * of them means the value where it stands only a parser can tell.
 */
export const scalarTexts = (value: Value, written: string, node: Node | null, eol: string): string[] => {
  if (typeof value !== 'string') return [JSON.stringify(value)];
  const styles = {
    PLAIN: value,
    QUOTE_DOUBLE: doubleQuoted(value),
    QUOTE_SINGLE: singleQuoted(value),
    BLOCK_LITERAL: block(value, written, eol),
    BLOCK_FOLDED: block(value, written, eol),
  };
  const type = isScalar(node) ? (node.type as keyof typeof styles | undefined) : undefined;
  const isBlock = type?.startsWith('BLOCK') === true;
  const end = isBlock ? eol : '';
  const others = [styles.PLAIN, styles.QUOTE_DOUBLE].map((text) => text + end);
  return type === undefined ? others : [styles[type], ...others];
};

/** Any value on one line, for places inside `[…]` and `{…}`. */
export const flowText = (value: Value): string => {
  const document = new Document(value, { version: '1.2' });
  return stringify(document, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: true,
  }).trimEnd();
};

/** Any value on lines of its own, each with the given indentation. */
export const blockText = (value: Value, indent: string, eol: string): string =>
  stringify(value, { lineWidth: 0 })
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line) + eol)
    .join('');
