import { differing, type LocalisedText } from '../shared/values.ts';

/** What a step changed in a text: at a position, one part in place of another. A file that was or is not there is null. */
export interface Patch {
  file: string;
  at: number;
  before: string | null;
  after: string | null;
}

/** One step of undo. */
export interface Step {
  label: LocalisedText;
  /** Steps of the same key that follow one another soon are one: typing in one field. */
  key: string | null;
  time: number;
  patches: Patch[];
}

/** What differs between two texts of a file. */
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
