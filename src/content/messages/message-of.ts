import type { Language } from '#src/lib/language.ts';
import { rootFindings } from '../causes.ts';
import type { Finding, Path } from '../finding.ts';
import { fr } from './fr.ts';
import { en, type FindingCode } from './messages.ts';
import { nl } from './nl.ts';

/** What is only due, the terminal tells and not the editor. */
const words: Record<'en' | Language, Partial<Record<FindingCode, string>>> = { en, fr, nl };

/** What is wrong, why it matters and how to fix it, in a language, without the place. */
export const messageOf = (
  { code, params }: Pick<Finding, 'code' | 'params'>,
  lang: 'en' | Language,
): string =>
  (words[lang][code] ?? en[code]).replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = params[name];
    if (value === undefined) return written;
    return typeof value === 'object' ? value[lang] : String(value);
  });

/** A path as people read it, with the first item as 1: `communes (item 3).name.fr`. */
const keyOf = (path: Path): string =>
  path
    .map((key, index) => (typeof key === 'number' ? ` (item ${key + 1})` : `${index === 0 ? '' : '.'}${key}`))
    .join('')
    .trim();

/** A finding as the terminal prints it: file, line, key, and what to do. */
export const lineOf = (finding: Finding): string =>
  [finding.file, ...(finding.line === undefined ? [] : [`line ${finding.line}`]), keyOf(finding.path)]
    .filter((part) => part !== '')
    .concat(messageOf(finding, 'en'))
    .join(': ');

/** Findings as the terminal prints them, likely causes first. */
export const linesOf = (findings: readonly Finding[]): string[] => {
  const { told, more } = rootFindings(findings);
  const rest = 'More was found, which is alike or may follow from this. Mend this first, and check again.';
  return [...told.map(lineOf), ...(more ? [rest] : [])];
};
