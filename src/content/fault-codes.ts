import { comparableCode } from '#src/lib/fault-codes/code.ts';
import type { ExplainedCode, FaultCode, FaultCodesFile } from './schemas/fault-codes.ts';
import type { FaultFamily } from './schemas/fault-families.ts';

/** Path of the fault codes of a brand. */
export const faultCodesPath = (slug: string): string => `content/fault-codes/${slug}.yaml`;

/** Every spelling of a code, comparable. */
export const spellingsOf = ({ code, aliases = [] }: Pick<FaultCode, 'code' | 'aliases'>): string[] =>
  [code, ...aliases].map(comparableCode);

/** What the documents of a brand say of a code: each meaning with the families for which it holds. */
export interface Reading {
  entry: FaultCode;
  families: FaultFamily[];
}

/** All meanings of a code in the documents of a brand; none where the code is in no document. */
export const readingsOf = ({ codes, families }: FaultCodesFile, code: string): Reading[] =>
  codes
    .filter((entry) => spellingsOf(entry).includes(comparableCode(code)))
    .map((entry) => ({ entry, families: families.filter(({ id }) => entry.families.includes(id)) }));

/** A code that the page of a brand explains. @throws where the brand does not list it. */
export const explainedCode = ({ brandPage }: FaultCodesFile, code: string): ExplainedCode => {
  const found = brandPage.find((entry) => entry.code === code);
  if (found !== undefined) return found;
  throw new Error(
    `The code "${code}" is not under brandPage of the fault codes of its brand. Write it there.`,
  );
};
