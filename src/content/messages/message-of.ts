import { isDate } from '#src/lib/civil-date/civil-date.ts';
import { formatDate } from '#src/lib/format.ts';
import type { OwnerLanguage } from '#src/lib/language.ts';
import type { Finding, KeyPath } from '../finding.ts';
import { findingsToShow } from '../findings-to-show.ts';
import { allMessages, type FindingCode } from './messages.ts';

const wordsOf = (code: FindingCode, lang: 'en' | OwnerLanguage): string => {
  const message = allMessages[code];
  return typeof message === 'string' ? message : message[lang];
};

/** Returns the message of a finding in a language, without the location: what is wrong, why it matters, how to fix it. */
export const messageOf = (
  { code, params }: Pick<Finding, 'code' | 'params'>,
  lang: 'en' | OwnerLanguage,
): string =>
  wordsOf(code, lang).replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = params[name];
    if (value === undefined) return written;
    if (typeof value === 'object') return value[lang];
    if (lang === 'en') return String(value);
    if (isDate(String(value))) return formatDate(String(value), lang);
    // People write a comma before decimals.
    return /^-?\d+\.\d+$/.test(String(value)) ? String(value).replace('.', ',') : String(value);
  });

/** Writes a path for people, with the first item as 1: `communes (item 3).name.fr`. */
const keyOf = (path: KeyPath): string =>
  path
    .map((key, index) => (typeof key === 'number' ? ` (item ${key + 1})` : `${index === 0 ? '' : '.'}${key}`))
    .join('')
    .trim();

/** Formats a finding for the terminal: file, line, key, and what to do. */
export const terminalLine = (finding: Finding): string =>
  [finding.file, ...(finding.line === undefined ? [] : [`line ${finding.line}`]), keyOf(finding.path)]
    .filter((part) => part !== '')
    .concat(messageOf(finding, 'en'))
    .join(': ');

/** Formats findings for the terminal, likely causes first. */
export const terminalLines = (findings: readonly Finding[]): string[] => {
  const { shown, more } = findingsToShow(findings);
  const rest = 'More was found, which is alike or may follow from this. Mend this first, and check again.';
  return [...shown.map(terminalLine), ...(more ? [rest] : [])];
};
