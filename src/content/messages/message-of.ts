import type { Language } from '#src/lib/language.ts';
import type { Finding } from '../finding.ts';
import { fr } from './fr.ts';
import { en, type FindingCode } from './messages.ts';
import { nl } from './nl.ts';

const words: Record<'en' | Language, Record<FindingCode, string>> = { en, fr, nl };

/** What is wrong, why it matters and how to fix it, in a language, without the place. */
export const messageOf = (
  { code, params }: Pick<Finding, 'code' | 'params'>,
  lang: 'en' | Language,
): string =>
  words[lang][code].replace(/\{(\w+)\}/g, (written, name: string) => {
    const value = params[name];
    if (value === undefined) return written;
    return typeof value === 'object' ? value[lang] : String(value);
  });

/** A finding as the terminal prints it: file, line, key, and what to do. */
export const lineOf = (finding: Finding): string =>
  [finding.file, ...(finding.line === undefined ? [] : [`line ${finding.line}`]), finding.path.join('.')]
    .filter((part) => part !== '')
    .concat(messageOf(finding, 'en'))
    .join(': ');
