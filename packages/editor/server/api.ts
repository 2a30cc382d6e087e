import * as z from 'zod';
import { type FileEntry, inLanguage, type Location, type Overview, type Requests } from '../shared/api.ts';
import type { Price } from '../shared/contract.ts';
import { doTask, setPriceDay, setValues, taskNotes } from './changing.ts';
import { type Content, pagesOf } from './content.ts';
import type { Editor } from './editor.ts';
import { fieldAt } from './fields.ts';
import { readHeic, storePhoto } from './photos.ts';
import { publish } from './publish.ts';
import { requestBodies } from './request-bodies.ts';
import { checked, discard, resolveConflict, save, undoOrRedo } from './saving.ts';
import { search } from './search.ts';
import { unpublishedChanges } from './unpublished.ts';
import { publishedVersions, restorePlan } from './versions.ts';

/** Files for the tree. Two files that differ only in their language are one entry. */
const fileEntries = ({ files: all, site }: Content): FileEntry[] =>
  [...Map.groupBy([...all.keys()].sort(), (name) => inLanguage(name, 'fr')).values()].map((files) => {
    const [first = ''] = files;
    return { title: site.titleOf(first), group: site.groupOf(first), files };
  });

/** The answer to the first request of the client. */
const overview = async (editor: Editor): Promise<Overview> => {
  const content = await editor.content();
  const { day, pages, contact, tasks, references } = content.site;
  return {
    ...(await editor.state()),
    day,
    pages: [...pages],
    files: fileEntries(content),
    broken: [...content.broken],
    contact: [...contact],
    references: [...references],
    tasks: tasks.map(({ plan: _, notesOn: _notes, ...form }) => form),
  };
};

type Actions = { [Name in keyof Requests]: (body: Requests[Name][0]) => Promise<Requests[Name][1]> };

const actionsOf = (editor: Editor): Actions => {
  const { workspace } = editor;
  const field = async (asked: Location) => fieldAt(await editor.content(), asked);
  return {
    overview: () => overview(editor),
    field: async (asked) => field('marker' in asked ? await editor.locationOf(asked.marker) : asked.location),
    fields: async ({ locations }) => ({ fields: await Promise.all(locations.map(field)) }),
    markers: async ({ location }) => ({ markers: await editor.markersAt(location) }),
    set: ({ changes, label }) => setValues(editor, changes, label),
    check: () => checked(editor, [...workspace.unsaved.keys()]),
    save: ({ isSure }) => save(editor, isSure),
    resolveConflict: ({ location: asked, keep }) => resolveConflict(editor, asked, keep),
    discard: () => discard(editor),
    undo: () => undoOrRedo(editor, 'undo'),
    redo: () => undoOrRedo(editor, 'redo'),
    prices: async () => {
      const content = await editor.content();
      const pages = ({ location }: Price) => pagesOf(content, location);
      return { prices: content.site.prices.map((price) => ({ ...price, pages: pages(price) })) };
    },
    priceDay: (asked) => setPriceDay(editor, asked),
    task: (asked) => doTask(editor, asked),
    notes: (asked) => taskNotes(editor, asked),
    heic: async ({ base64 }) => ({ base64: await readHeic(base64) }),
    photo: async ({ name, base64 }) => ({ file: storePhoto(workspace.root, name, base64) }),
    search: async ({ query, language }) => search(await editor.content(), query, language),
    unpublished: () => unpublishedChanges(editor),
    publish: async (asked) => ({ ...(await publish(editor, asked)), state: await editor.state() }),
    versions: async () => ({ versions: await publishedVersions(workspace.root, await editor.content()) }),
    restore: async ({ id, isTrial }) => {
      const { texts, changes } = await restorePlan(workspace, await editor.content(), id);
      if (!isTrial) workspace.change(texts, { fr: 'Version précédente', nl: 'Vorige versie' });
      return { ...(await editor.state()), changes };
    },
    repair: ({ file, text }) => {
      workspace.change(new Map([[file, text]]), { fr: 'Fichier réparé', nl: 'Bestand hersteld' });
      return editor.state();
    },
  };
};

/** Answers a request by its name. Requests are answered one after the other. */
export type Api = (name: string, body: unknown) => Promise<unknown>;

/** Answers the requests of the client (shared/api.ts). */
export const createApi = (editor: Editor): Api => {
  const actions = actionsOf(editor);
  let last: Promise<unknown> = Promise.resolve();
  return (name, body) => {
    if (!Object.hasOwn(actions, name)) return Promise.reject(new Error('Unknown request.'));
    const known = name as keyof Requests;
    const answer = () => {
      const checked = (requestBodies[known] ?? z.strictObject({})).parse(body);
      return (actions[known] as (checked: unknown) => Promise<unknown>)(checked);
    };
    const turn = last.then(answer);
    last = turn.catch(() => undefined);
    return turn;
  };
};
