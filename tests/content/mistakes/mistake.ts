import type { FindingCode } from '#src/content/messages/messages.ts';
import { type Edit, set } from '../edited-files.ts';

/** Edits that make a mistake, and what is found: code, file and path of the key. */
export interface Mistake {
  found: string;
  edits: readonly Edit[];
}

/** A wrong value: it is found where it is. */
export const wrong = (code: FindingCode, file: string, path: string, value: unknown): Mistake => ({
  found: `${code} content/${file} ${path}`,
  edits: [set(`content/${file}`, path, value)],
});

/** A mistake that is found at a place, `content/company.yaml email`. */
export const mistake = (code: FindingCode, place: string, ...edits: Edit[]): Mistake => ({
  found: `${code} ${place}`,
  edits,
});
