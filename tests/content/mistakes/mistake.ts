import type { FindingCode } from '#src/content/messages/messages.ts';
import { add, type Edit, setValue } from '../edited-files.ts';

/** Edits that make a mistake, and the finding that they must cause: code, file and path of the key. */
export interface Mistake {
  expectedFinding: string;
  edits: readonly Edit[];
}

/** Sets a wrong value. The finding has the same file, and the same path where it has no other. */
export const wrongValue = (
  code: FindingCode,
  file: string,
  path: string,
  value: unknown,
  foundAt = path,
): Mistake => ({
  expectedFinding: `${code} content/${file} ${foundAt}`,
  edits: [setValue(`content/${file}`, path, value)],
});

/** Replaces the text of a file, or adds one. The finding has the path `foundAt`, or none. */
export const wrongFile = (code: FindingCode, file: string, text: string, foundAt = ''): Mistake => ({
  expectedFinding: `${code} content/${file} ${foundAt}`.trim(),
  edits: [add(`content/${file}`, text)],
});

/** Makes a mistake whose finding is at `location`: `content/company.yaml email`. */
export const mistake = (code: FindingCode, location: string, ...edits: Edit[]): Mistake => ({
  expectedFinding: `${code} ${location}`,
  edits,
});
