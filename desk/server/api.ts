import * as z from 'zod';
import { EditError } from '../source/change.ts';
import { planOf } from '../things/plan.ts';
import { PlannedFiles, thing } from '../things/thing.ts';
import { fileChanges, fileName } from './bodies.ts';
import { writeComputedFacts } from './computed-facts.ts';
import { contentFiles } from './content-files.ts';
import { draftNames, draftOf, dropDraft, keepDraft } from './drafts.ts';
import type { Editor } from './editor.ts';
import { commitContent, uncommitted } from './git.ts';
import { resolveKey } from './problem.ts';
import type { ContentReader } from './reader.ts';
import type { Texts } from './transaction.ts';
import { twinOf } from './twin.ts';
import { textsWith } from './unsaved-content.ts';
import { removeUnusedFacts } from './unused-facts.ts';

const files = z.array(fileChanges).min(1).max(20);

/** The current day in Belgium (ISO). */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });

/** What the page of the desk can ask for, each with the shape of the request. */
export const createApi = (
  root: string,
  editor: Editor,
  reader: ContentReader,
  /** Makes pages show texts that are not saved. True where that changes anything. */
  preview: (texts: Texts) => boolean,
) => {
  const known = (file: string): string => {
    if (contentFiles(root).includes(file)) return file;
    throw new EditError(`${file}: is not a content file. Choose one of the list.`);
  };
  const actions = {
    state: async () => ({
      files: contentFiles(root),
      drafts: draftNames(root),
      undo: editor.history.length,
      ...(await reader.ask('describe')),
    }),
    open: async (body: unknown) => {
      const file = known(z.strictObject({ file: fileName }).parse(body).file);
      const twin = twinOf(file);
      const names = twin !== null && contentFiles(root).includes(twin) ? [file, twin] : [file];
      return { files: names.map((name) => editor.open(name)), draft: draftOf(root, file) };
    },
    save: async (body: unknown) => {
      const request = z.strictObject({ files }).parse(body).files;
      for (const { file } of request) known(file);
      const saved = await editor.save(request);
      if (saved.result === 'saved') for (const { file } of request) dropDraft(root, file);
      return saved;
    },
    undo: () => editor.undo(),
    draft: async (body: unknown) => {
      const { file, changed } = z
        .strictObject({ file: fileName, changed: z.array(fileChanges).max(20) })
        .parse(body);
      if (changed.length === 0) dropDraft(root, known(file));
      else keepDraft(root, known(file), { files: changed });
      return {};
    },
    preview: async (body: unknown) => {
      const changed = z.strictObject({ files: z.array(fileChanges).max(20) }).parse(body).files;
      for (const { file } of changed) known(file);
      return { changed: preview(textsWith(root, changed)) };
    },
    tasks: async () =>
      (await reader.ask('tasks')).map((task) => {
        try {
          const file = /\.(yaml|md)$/.test(task.file) ? task.file : `${task.file}.yaml`;
          return { ...task, file, path: resolveKey(editor.open(known(file)).data, task.key) };
        } catch {
          return { ...task, path: [] };
        }
      }),
    add: async (body: unknown) => {
      const files = new PlannedFiles(root);
      const day = today();
      const { texts, open, left } = planOf(files, thing.parse(body), day);
      const first = await editor.replace(texts);
      const again =
        first.result === 'refused' &&
        (removeUnusedFacts(files, first.problems) || writeComputedFacts(files, first.problems, day));
      return { ...(again ? await editor.replace(texts) : first), open, left };
    },
    differences: () => uncommitted(root),
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
