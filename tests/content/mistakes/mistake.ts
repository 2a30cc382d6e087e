import type { FindingCode } from '#src/content/messages/messages.ts';
import { type Edit, set } from '../edited-files.ts';

/** Edits that make a mistake, and what is found: code, file and path of the key. */
export interface Mistake {
  expectedFinding: string;
  edits: readonly Edit[];
}

/** A wrong value: it is found where it is. */
export const wrongValue = (code: FindingCode, file: string, path: string, value: unknown): Mistake => ({
  expectedFinding: `${code} content/${file} ${path}`,
  edits: [set(`content/${file}`, path, value)],
});

/** A mistake that is found at a place, `content/company.yaml email`. */
export const mistake = (code: FindingCode, place: string, ...edits: Edit[]): Mistake => ({
  expectedFinding: `${code} ${place}`,
  edits,
});
