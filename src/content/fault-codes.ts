import { comparableCode } from '#src/lib/fault-codes/code.ts';
import type { ExplainedCode, FaultCode, FaultCodesFile } from './schemas/fault-codes.ts';
import type { BoilerFamily } from './schemas/fault-families.ts';

/** Returns the path of a brand's fault codes. */
export const faultCodesPath = (slug: string): string => `content/fault-codes/${slug}.yaml`;

/** Returns every spelling of a code in its comparable form. */
export const spellingsOf = ({ code, aliases = [] }: Pick<FaultCode, 'code' | 'aliases'>): string[] =>
  [code, ...aliases].map(comparableCode);

/** One meaning of a code in the documents of a brand, with the boiler families for which it holds. */
export interface CodeMeaning {
  entry: FaultCode;
  families: BoilerFamily[];
}

/** Lists all meanings of a code in the documents of a brand. Returns an empty list for a code that no document has. */
export const meaningsOf = ({ codes, families }: FaultCodesFile, code: string): CodeMeaning[] =>
  codes
    .filter((entry) => spellingsOf(entry).includes(comparableCode(code)))
    .map((entry) => ({ entry, families: families.filter(({ id }) => entry.families.includes(id)) }));

/** Returns a code that the brand page explains. @throws if the brand does not list the code */
export const explainedCode = ({ codesOnBrandPage }: FaultCodesFile, code: string): ExplainedCode => {
  const found = codesOnBrandPage.find((entry) => entry.code === code);
  if (found !== undefined) return found;
  throw new Error(
    `The code "${code}" is not under codesOnBrandPage of the fault codes of its brand. Write it there.`,
  );
};
