import * as z from 'zod';
import { PlannedFiles } from '../things/thing.ts';
import { fileChanges, fileName, listed, sentences } from './bodies.ts';
import { completed } from './completed.ts';
import { type Draft, draftNames, draftOf, dropDraft } from './drafts.ts';
import type { Editor } from './editor.ts';
import type { createFields } from './fields.ts';
import { createFollowing } from './following.ts';
import { stillListed } from './invented.ts';
import { latestOnly } from './latest-only.ts';
import type { Reader } from './new-problems.ts';
import { textsWith } from './unsaved-content.ts';

const request = z.strictObject({
  files: z.array(fileChanges).max(20),
  written: sentences.default([]),
  /** Fields that are no longer invented. */
  real: listed.default([]),
  withDrafts: z.array(fileName).max(20).default([]),
});

/**
 * `save` writes what was changed, with what follows from it, and tells what the owner may do then. `checkAhead` begins the
 * checks of a draft, so that they are done when it is saved.
 * @param reader has to keep its answers (`KeptAnswers`), and to be that of the editor
 */
export const createSaving = (
  root: string,
  editor: Editor,
  reader: Reader,
  { known, fieldOf }: ReturnType<typeof createFields>,
) => {
  const { withComputedFacts, withoutLinesOf, sameValue } = createFollowing(root);
  const inBackground = latestOnly();
  const checkAhead = ({ files, written }: Draft) =>
    inBackground(async () => {
      const texts = withoutLinesOf(written, [])(textsWith(root, files));
      await completed(root, reader, texts, withComputedFacts);
    });
  const save = async (body: unknown) => {
    const asked = request.parse(body);
    const own = asked.files.map(({ file }) => known(file));
    for (const { file } of asked.real) known(file);
    const drafts = asked.withDrafts.flatMap((name) => draftOf(root, known(name)) ?? []);
    const all = [
      ...asked.files,
      ...drafts.flatMap((draft) => draft.files).filter(({ file }) => !own.includes(known(file))),
    ];
    const written = [...asked.written, ...drafts.flatMap((draft) => draft.written)];
    const saved = await editor.save(all, withComputedFacts, withoutLinesOf(written, asked.real));
    const isSaved = saved.result === 'saved';
    if (isSaved) for (const file of [...own, ...asked.withDrafts]) dropDraft(root, file);
    return {
      ...saved,
      following: (isSaved ? sameValue(all) : []).map(({ file, key }) => fieldOf(file, key)),
      invented: (isSaved ? stillListed(new PlannedFiles(root), all) : []).map(({ file, key }) => ({
        ...fieldOf(file, key),
        key,
      })),
      undo: editor.lastSave(),
      drafts: draftNames(root).filter((name) => !own.includes(name)),
    };
  };
  return { save, checkAhead };
};
