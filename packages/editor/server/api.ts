import type { Progress, Requests } from '../shared/api.ts';
import type { Place } from '../shared/values.ts';
import { bodies } from './bodies.ts';
import { doTask, set, setPrice } from './changing.ts';
import { pagesOf } from './content.ts';
import { type Editor, words } from './editor.ts';
import { fieldAt } from './fields.ts';
import { overview } from './overview.ts';
import { keepPhoto } from './photos.ts';
import { newProgress, publish } from './publish.ts';
import { recoverFolder, type SiteFolder } from './publish-folder.ts';
import { checked, discard, repair, restoreSave, save, settle, step } from './saving.ts';
import { search } from './search.ts';
import { unpublished } from './unpublished.ts';
import { restored, versionChanges, versions } from './versions.ts';

type Actions = { [Name in keyof Requests]: (body: Requests[Name][0]) => Promise<Requests[Name][1]> };

const actionsOf = (editor: Editor, folder: SiteFolder | null): Actions => {
  const { workspace } = editor;
  const { root } = workspace;
  let progress: Progress = newProgress();
  const field = async (asked: Place) => fieldAt(await editor.content(), asked);
  return {
    overview: () => overview(editor),
    references: async () => {
      const { references, pages } = (await editor.content()).opened;
      return { references: [...references], pages: [...pages] };
    },
    field: async (asked) => field('marker' in asked ? await editor.placeOf(asked.marker) : asked.place),
    fields: async ({ places }) => ({ fields: await Promise.all(places.map(field)) }),
    markers: async ({ place }) => ({ markers: editor.markersAt(place) }),
    set: ({ changes, label }) => set(editor, changes, label),
    check: () => checked(editor, [...workspace.staged.keys()]),
    save: ({ isSure }) => save(editor, isSure),
    settle: ({ place: asked, keep }) => settle(editor, asked, keep),
    discard: () => discard(editor),
    undo: () => step(editor, 'undo'),
    redo: () => step(editor, 'redo'),
    prices: async () => {
      const content = await editor.content();
      return {
        prices: content.opened.prices.map(({ place: at, ...price }) => ({
          ...price,
          pages: pagesOf(content, at),
        })),
      };
    },
    price: (asked) => setPrice(editor, asked),
    task: (asked) => doTask(editor, asked),
    photo: async ({ name, base64 }) => ({ file: keepPhoto(root, name, base64) }),
    history: async () => ({
      saves: workspace.saves
        .toReversed()
        .map(({ id, time, changes }) => ({ id, time: new Date(time).toISOString(), changes })),
    }),
    restoreSave: ({ id }) => restoreSave(editor, id),
    search: async ({ query, language }) => search(await editor.content(), query, language),
    unpublished: async () => unpublished(root, await editor.content(), folder),
    publish: async (asked) => {
      progress = newProgress(asked.to);
      const to = asked.to === 'folder' ? folder : null;
      return publish(root, asked, progress, (state) => editor.open(state), to);
    },
    progress: async () => progress,
    versions: async () => versions(root, await editor.content()),
    version: async ({ id }) => ({ changes: await versionChanges(root, await editor.content(), id) }),
    restore: async ({ version, files: asked }) => {
      const texts = await restored(workspace, version, asked);
      workspace.change(texts, words('Version précédente', 'Vorige versie'));
      return editor.state();
    },
    repair: ({ file, text }) => repair(editor, file, text),
  };
};

/** Answers a request by its name. Requests are answered one after the other, but `progress`, which asks about another. */
export type Api = (name: string, body: unknown) => Promise<unknown>;

/**
 * What the client can ask for (shared/api.ts).
 * @param folder to which the site can be published, too
 */
export const createApi = (editor: Editor, folder: SiteFolder | null = null): Api => {
  try {
    if (folder !== null) recoverFolder(folder.path);
  } catch {
    // A folder that cannot be read does not keep the editor from opening; publishing says what is wrong.
  }
  const actions = actionsOf(editor, folder);
  let last: Promise<unknown> = Promise.resolve();
  return (name, body) => {
    if (!Object.hasOwn(bodies, name)) return Promise.reject(new Error('Unknown request.'));
    const known = name as keyof Requests;
    const answer = () =>
      (actions[known] as (checked: unknown) => Promise<unknown>)(bodies[known].parse(body));
    if (known === 'progress') return answer();
    const turn = last.then(answer);
    last = turn.catch(() => undefined);
    return turn;
  };
};
