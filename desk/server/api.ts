import * as z from 'zod';
import { EditError } from '../source/change.ts';
import { planOf } from '../things/plan.ts';
import { consequencesOf } from '../things/remove.ts';
import { type Left, laterPrice, PlannedFiles, removal, thing } from '../things/thing.ts';
import { announcementOf } from './announcement.ts';
import { draft, fileChanges, fileName, searched } from './bodies.ts';
import { contentFiles } from './content-files.ts';
import { draftNames, draftOf, dropDraft, keepDraft } from './drafts.ts';
import type { Editor } from './editor.ts';
import { createFields } from './fields.ts';
import { createFollowing, today } from './following.ts';
import { commitContent, lastVersion, uncommitted } from './git.ts';
import { newProblems, type Reader } from './new-problems.ts';
import { outdatedTasks } from './outdated-tasks.ts';
import { textsToWrite } from './placeholders.ts';
import { unpublished } from './publishing.ts';
import { createSaving } from './saving.ts';
import { searchContent } from './search.ts';
import type { Texts } from './transaction.ts';
import { twinOf } from './twin.ts';
import { textsWith } from './unsaved-content.ts';

/** What the page of the desk can ask for, each with the shape of the request. */
export const createApi = (
  root: string,
  editor: Editor,
  reader: Reader,
  /** Makes pages show texts that are not saved. True where that changes anything. */
  preview: (texts: Texts) => boolean,
) => {
  const { known, fieldOf } = createFields(root, editor);
  /** Changes of known files. */
  const changesIn = (body: unknown) => {
    const changed = z.strictObject({ files: z.array(fileChanges).max(20) }).parse(body).files;
    for (const { file } of changed) known(file);
    return changed;
  };
  const { withComputedFacts, withoutUnusedFacts } = createFollowing(root);
  const { save, checkAhead } = createSaving(root, editor, reader, { known, fieldOf });
  const actions = {
    state: async () => ({
      files: contentFiles(root),
      drafts: draftNames(root),
      undo: editor.lastSave(),
      ...(await reader.ask('describe')),
    }),
    open: async (body: unknown) => {
      const file = known(z.strictObject({ file: fileName }).parse(body).file);
      const twin = twinOf(file);
      const names = twin !== null && contentFiles(root).includes(twin) ? [file, twin] : [file];
      return {
        files: names.map((name) => editor.open(name)),
        draft: draftOf(root, file),
        toWrite: textsToWrite(new PlannedFiles(root), file),
      };
    },
    save,
    /** What the checks would refuse, of something that is not saved. */
    problems: async (body: unknown) =>
      (await newProblems(root, reader, textsWith(root, changesIn(body)))).problems,
    undo: async () => ({ undone: await editor.undo(), undo: editor.lastSave() }),
    draft: async (body: unknown) => {
      const { file, changed, written } = draft.parse(body);
      if (changed.length + written.length === 0) dropDraft(root, known(file));
      else {
        keepDraft(root, known(file), { files: changed, written });
        for (const one of changed) known(one.file);
        checkAhead({ files: changed, written });
      }
      return {};
    },
    preview: async (body: unknown) => ({ changed: preview(textsWith(root, changesIn(body))) }),
    /** The places of the content that have some words. */
    search: async (body: unknown) => searchContent(root, searched.parse(body).query),
    tasks: async () =>
      [...(await reader.ask('tasks')), ...outdatedTasks(new PlannedFiles(root))].map((task) => {
        const file = /\.(yaml|md)$/.test(task.file) ? task.file : `${task.file}.yaml`;
        return { ...task, ...fieldOf(file, task.key) };
      }),
    add: async (body: unknown) => {
      const files = new PlannedFiles(root);
      const { texts, open, openAt = '', left, homeMap } = planOf(files, thing.parse(body), today());
      const saved = await editor.replace(
        texts,
        (planned, problems) => withoutUnusedFacts(planned, problems) ?? withComputedFacts(planned, problems),
      );
      return {
        ...saved,
        open: fieldOf(open, openAt),
        left: left.map(({ file, key }) => fieldOf(file, key)),
        homeMap: homeMap === undefined ? null : fieldOf(homeMap.file, homeMap.key),
      };
    },
    /** What a price would change on its day, before it is saved. */
    announce: async (body: unknown) => {
      const request = laterPrice.parse(body);
      const { texts, ...rest } = await announcementOf(root, reader, request, withComputedFacts, today());
      return { ...rest, texts: texts.map(({ file, key, text }) => ({ ...fieldOf(file, key), text })) };
    },
    /** What would follow from the removal of a thing, before it is removed. */
    consequences: async (body: unknown) => {
      const { links, names, counts, hasFaultCodes } = consequencesOf(
        new PlannedFiles(root),
        removal.parse(body),
      );
      const inFields = (list: readonly Left[]) => list.map(({ file, key }) => fieldOf(file, key));
      return {
        links: inFields(links),
        names: inFields(names),
        counts: inFields(counts),
        hasFaultCodes,
      };
    },
    differences: async () => {
      const changed = await uncommitted(root);
      if (changed === null) return null;
      const { toWrite, ...rest } = unpublished(changed.before, changed.now);
      const copied = (await reader.ask('tasks')).flatMap(({ file, key, copied: count = 0 }) =>
        count > 0 && changed.now.has(file) ? [{ ...fieldOf(file, key), count }] : [],
      );
      return {
        ...rest,
        last: await lastVersion(root),
        outdated: outdatedTasks(new PlannedFiles(root)).length,
        toWrite: [...toWrite.map(({ copy, key }) => fieldOf(`content/copy/${copy}/fr.yaml`, key)), ...copied],
      };
    },
    publish: async (body: unknown) => ({
      commit: await commitContent(
        root,
        z.strictObject({ message: z.string().trim().min(3).max(500) }).parse(body).message,
      ),
    }),
  };
  return async (name: string, body: unknown): Promise<unknown> => {
    if (!Object.hasOwn(actions, name)) throw new EditError(`${name}: unknown request.`);
    return actions[name as keyof typeof actions](body);
  };
};

/** Types of what the requests answer. */
export type Api = ReturnType<typeof createApi>;
