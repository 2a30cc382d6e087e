import { comparableCode } from '#src/lib/fault-codes/comparable-code.ts';
import { unitAlternation } from '#src/lib/typeset.ts';
import type { BoilerFamily } from './schemas/boiler-families.ts';
import type { ExplainedCode, FaultCode, FaultCodesFile } from './schemas/fault-codes.ts';

/** Returns the path of a brand's fault codes. */
export const faultCodesPath = (slug: string): string => `content/fault-codes/${slug}.yaml`;

/** Returns every spelling of a code in its comparable form. */
export const comparableSpellings = ({ code, aliases = [] }: Pick<FaultCode, 'code' | 'aliases'>): string[] =>
  [code, ...aliases].map(comparableCode);

/** One meaning of a code in the documents of a brand, with the boiler families for which it holds. */
export interface CodeMeaning {
  entry: FaultCode;
  families: BoilerFamily[];
}

/** Lists all meanings of a code in the documents of a brand. Returns an empty list for a code that no document has. */
export const meaningsOf = ({ codes, families }: FaultCodesFile, code: string): CodeMeaning[] =>
  codes
    .filter((entry) => comparableSpellings(entry).includes(comparableCode(code)))
    .map((entry) => ({ entry, families: families.filter(({ id }) => entry.families.includes(id)) }));

/** Returns a code that the brand page explains. @throws if the brand does not list the code */
export const findExplainedCode = ({ codesOnBrandPage }: FaultCodesFile, code: string): ExplainedCode => {
  const found = codesOnBrandPage.find((entry) => entry.code === code);
  if (found !== undefined) return found;
  throw new Error(
    `The code "${code}" is not under codesOnBrandPage of the fault codes of its brand. Write it there.`,
  );
};

/** What stands after an amount, so that a code of digits only would let a price or a measure into a sentence. */
const unitAfter = `(?![ \\u00a0\\u202f]?(?:${unitAlternation})(?!\\p{L})|[.,]\\d)`;

/**
 * Pattern for the fault codes of all brands, which copy may name. Of codes that have only digits it has those that a brand
 * page explains, with three digits or more: others could not be told from an amount.
 */
export const faultCodePattern = (files: readonly FaultCodesFile[]): RegExp => {
  const explained = files.flatMap(({ codesOnBrandPage }) => codesOnBrandPage.map(({ code }) => code));
  const documented = files.flatMap(({ codes }) =>
    codes.flatMap(({ code, aliases = [] }) => [code, ...aliases]),
  );
  const all = [...new Set([...explained, ...documented])];
  const named = all.filter((code) => /\d/.test(code) && /\p{L}/u.test(code));
  const numeric = explained.filter((code) => /^\d{3,}$/.test(code)).map((code) => `${code}${unitAfter}`);
  // The longest first: of "A1 281" the code "A1" would leave a number.
  const either = [...named.map((code) => code.replace(/[.]/g, '\\.')), ...numeric].toSorted(
    (one, other) => other.length - one.length,
  );
  return new RegExp(
    either.length === 0
      ? '(?!)'
      : `(?<![\\p{L}\\d]|€[ \\u00a0\\u202f]?)(?:${either.join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
};
