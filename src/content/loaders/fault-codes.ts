import { comparableCode } from '#src/lib/fault-codes/code.ts';
import { namesIn } from '../io/folders.ts';
import { ContentError, readYaml } from '../io/read.ts';
import {
  type ExplainedCode,
  type FaultCode,
  type FaultCodesFile,
  type FaultFamily,
  faultCodesFile,
} from '../schemas/fault-codes.ts';

const files = new Map<string, FaultCodesFile>();

/** Path of the fault codes of a brand. */
export const faultCodesPath = (slug: string): string => `content/fault-codes/${slug}.yaml`;

/** Slugs of the brands with fault codes, sorted. */
export const brandsWithFaultCodes = (): string[] => namesIn('content/fault-codes', '.yaml');

/** The fault codes of a brand. @throws ContentError when the file is missing or wrong. */
export const faultCodesOf = (slug: string): FaultCodesFile => {
  const file = files.get(slug) ?? readYaml(faultCodesPath(slug), faultCodesFile);
  files.set(slug, file);
  return file;
};

/** Every spelling of a code, comparable. */
export const spellingsOf = ({ code, aliases = [] }: Pick<FaultCode, 'code' | 'aliases'>): string[] =>
  [code, ...aliases].map(comparableCode);

/** What the documents of a brand say of a code: each meaning with the families for which it holds. */
export interface Reading {
  entry: FaultCode;
  families: FaultFamily[];
}

/** All meanings of a code in the documents of a brand; none where the code stands in no document. */
export const readingsOf = ({ codes, families }: FaultCodesFile, code: string): Reading[] =>
  codes
    .filter((entry) => spellingsOf(entry).includes(comparableCode(code)))
    .map((entry) => ({ entry, families: families.filter(({ id }) => entry.families.includes(id)) }));

/**
 * A code that the page of a brand explains.
 * @throws ContentError when the copy explains a code that the file does not list.
 */
export const explainedCode = (slug: string, code: string): ExplainedCode => {
  const found = faultCodesOf(slug).brandPage.find((entry) => entry.code === code);
  if (found !== undefined) return found;
  throw new ContentError(
    `content/copy/brand-${slug}: faults.items[${code}].code: "${code}" is not under brandPage of ${faultCodesPath(slug)}. Visitors would read about a code without knowing whether they may touch it. Write the code as that file has it.`,
  );
};
