import type { StepEnd } from '../shared/api.ts';
import { differing, type LocalisedText } from '../shared/values.ts';

/** The change of a step in one file: at a position, `after` in place of `before`. null: the file did not or does not exist. */
export interface Patch {
  file: string;
  at: number;
  before: string | null;
  after: string | null;
}

/** One step of undo. */
export interface Step {
  label: LocalisedText;
  /** Steps with the same key soon after one another become one step: typing in one field. */
  key: string | null;
  time: number;
  /** What was done after the step. */
  end?: StepEnd;
  patches: Patch[];
}

/** The patch from one text of a file to another. */
export const patchOf = (file: string, before: string | null, after: string | null): Patch => {
  if (before === null || after === null) return { file, at: 0, before, after };
  return { file, ...differing(before, after) };
};

/** The same change the other way round. */
export const reversed = ({ before, after, ...patch }: Patch): Patch => ({
  ...patch,
  before: after,
  after: before,
});

/** A text with a patch applied; undefined where the text is no longer what the patch was made for. */
export const patched = (text: string | null, { at, before, after }: Patch): string | null | undefined => {
  if (text === null || before === null || after === null) return text === before ? after : undefined;
  if (!text.startsWith(before, at)) return undefined;
  return text.slice(0, at) + after + text.slice(at + before.length);
};
