import { differing, type LocalisedText } from '../shared/values.ts';

/** What a step changed in a text: at a position, one part in place of another. A file that was or is not there is null. */
export type Patch =
  | { file: string; at: number; before: string; after: string }
  | { file: string; whole: { before: string | null; after: string | null } };

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
  if (before === null || after === null) return { file, whole: { before, after } };
  return { file, ...differing(before, after) };
};

/** The same change the other way round. */
export const reversed = (patch: Patch): Patch =>
  'whole' in patch
    ? { ...patch, whole: { before: patch.whole.after, after: patch.whole.before } }
    : { ...patch, before: patch.after, after: patch.before };

/** A text with a patch applied; undefined where the text is no longer what the patch was made for. */
export const patched = (text: string | null, patch: Patch): string | null | undefined => {
  if ('whole' in patch) return text === patch.whole.before ? patch.whole.after : undefined;
  const end = patch.at + patch.before.length;
  if (text === null || text.slice(patch.at, end) !== patch.before) return undefined;
  return text.slice(0, patch.at) + patch.after + text.slice(end);
};
