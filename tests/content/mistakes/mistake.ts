import type { FindingCode } from '#src/content/messages/messages.ts';
import { type Edit, set } from '../edited-files.ts';

/** Edits that make a mistake, and the finding that they must cause: code, file and path of the key. */
export interface Mistake {
  expectedFinding: string;
  edits: readonly Edit[];
}

/** Sets a wrong value. The finding has the same file and path. */
export const wrongValue = (code: FindingCode, file: string, path: string, value: unknown): Mistake => ({
  expectedFinding: `${code} content/${file} ${path}`,
  edits: [set(`content/${file}`, path, value)],
});

/** Makes a mistake whose finding is at `place`: `content/company.yaml email`. */
export const mistake = (code: FindingCode, place: string, ...edits: Edit[]): Mistake => ({
  expectedFinding: `${code} ${place}`,
  edits,
});
