import * as z from 'zod';
import type { FileEntry, Overview, Progress, Requests } from '../shared/api.ts';
import type { Place, Value } from '../shared/values.ts';
import { doTask, set, setPrice } from './changing.ts';
import { type Content, dataIn, languageOf, pagesOf, schemaOf, viewOf } from './content.ts';
import { type Editor, words } from './editor.ts';
import { fieldAt } from './fields.ts';
import { newProgress, publish, unpublished } from './publish.ts';
import { refuse } from './refusal.ts';
import { discard, findingsOf, repair, restoreSave, save, settle, step } from './saving.ts';
import { search } from './search.ts';
import { textsIn, versionChanges, versions } from './versions.ts';

const file = z.string().regex(/^content\/[a-z0-9/-]+\.(?:yaml|md)$/);
const files = z.array(file).max(200);
const path = z.array(z.union([z.string().max(200), z.int().min(0)])).max(20);
const place = z.strictObject({ file, path });
const value = z.json() as z.ZodType<Value>;
const texts = z.strictObject({ fr: z.string(), nl: z.string() });
const change = z.discriminatedUnion('kind', [
  place.extend({ kind: z.literal('set'), value, was: value.optional() }),
  place.extend({ kind: z.literal('add'), value }),
  place.extend({ kind: z.literal('remove'), was: value.optional() }),
  place.extend({ kind: z.literal('move'), to: z.int().min(0) }),
]);
const nothing = z.strictObject({});

/** Shapes of the bodies of the requests (shared/api.ts). */
const bodies = {
  overview: nothing,
  references: nothing,
  field: z.union([z.strictObject({ marker: z.int().min(0) }), z.strictObject({ place })]),
  fields: z.strictObject({ places: z.array(place).max(100) }),
  file: z.strictObject({ id: z.string() }),
  set: z.strictObject({ changes: z.array(change).min(1).max(100), label: texts.optional() }),
  check: nothing,
  save: z.strictObject({ files: files.optional() }),
  settle: z.strictObject({ place, keep: z.enum(['mine', 'theirs']) }),
  discard: z.strictObject({ files: files.optional() }),
  undo: nothing,
  redo: nothing,
  prices: nothing,
  price: z.strictObject({ name: z.string(), typed: z.string().max(40), from: z.iso.date().nullable() }),
  task: z.strictObject({ id: z.string(), input: z.record(z.string(), z.union([z.string(), texts])) }),
  history: nothing,
  restoreSave: z.strictObject({ id: z.string() }),
  search: z.strictObject({ query: z.string().max(200), language: z.enum(['fr', 'nl']) }),
  unpublished: nothing,
  publish: z.strictObject({ files, message: z.string().trim().min(3).max(500) }),
  progress: nothing,
  versions: nothing,
  version: z.strictObject({ id: z.string() }),
  restore: z.strictObject({ version: z.string(), files }),
  repair: z.strictObject({ file }),
} satisfies Record<keyof Requests, z.ZodType>;

/** Files for the tree; those that differ in language only are one entry. */
const fileEntries = ({ files: all, opened }: Content): FileEntry[] => {
  const entries = new Map<string, FileEntry>();
  for (const name of [...all.keys()].sort()) {
    const language = languageOf(name);
    const id = language === null ? name : name.replace(/\/(?:fr|nl)\.\w+$/, '');
    const entry = entries.get(id) ?? {
      id,
      title: opened.titleOf(name),
      group: opened.groupOf(name),
      files: [],
    };
    entries.set(id, { ...entry, files: [...entry.files, { language, file: name }] });
  }
  return [...entries.values()];
};

const overview = async (editor: Editor): Promise<Overview> => {
  const content = await editor.content();
  const { pages, contact, tasks } = content.opened;
  return {
    ...(await editor.state()),
    pages: [...pages],
    files: fileEntries(content),
    broken: [...content.broken],
    contact: [...contact],
    tasks: tasks.map(({ id, title, help, fields }) => ({ id, title, help, fields })),
  };
};

type Actions = { [Name in keyof Requests]: (body: Requests[Name][0]) => Promise<Requests[Name][1]> };

/** Today, ISO, where the owner is. */
const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(new Date());

const actionsOf = (editor: Editor): Actions => {
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
    field: (asked) => field('marker' in asked ? editor.placeOf(asked.marker) : asked.place),
    fields: async ({ places }) => ({ fields: await Promise.all(places.map(field)) }),
    file: async ({ id }) => {
      const content = await editor.content();
      const entry = fileEntries(content).find((one) => one.id === id);
      const [first] = entry?.files ?? [];
      if (entry === undefined || first === undefined)
        return refuse('Ce fichier n’existe plus.', 'Dat bestand bestaat niet meer.', 409);
      const names = entry.files.map((one) => one.file);
      return {
        ...entry,
        schema: schemaOf(content, first.file) as Value,
        data: Object.fromEntries(names.map((name) => [name, dataIn(content, name) ?? null])),
        findings: content.opened.findings
          .filter((finding) => names.includes(finding.file))
          .map((finding) => viewOf(content, finding)),
        pages: pagesOf(content, { file: first.file, path: [] }),
      };
    },
    set: ({ changes, label }) => set(editor, changes, label),
    check: async () => ({ findings: await findingsOf(editor, [...workspace.staged.keys()]) }),
    save: ({ files: asked }) => save(editor, asked),
    settle: ({ place: asked, keep }) => settle(editor, asked, keep),
    discard: ({ files: asked }) => discard(editor, asked),
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
    task: (asked) => doTask(editor, asked, today()),
    history: async () => ({
      saves: workspace.saves
        .toReversed()
        .map(({ id, time, changes }) => ({ id, time: new Date(time).toISOString(), changes })),
    }),
    restoreSave: ({ id }) => restoreSave(editor, id),
    search: async ({ query, language }) => search(await editor.content(), query, language),
    unpublished: async () => unpublished(root, await editor.content(), (await editor.state()).unsaved),
    publish: async (asked) => {
      progress = newProgress();
      return publish(root, asked, progress, (state) => editor.open(state));
    },
    progress: async () => progress,
    versions: async () => versions(root, await editor.content()),
    version: async ({ id }) => ({ changes: await versionChanges(root, await editor.content(), id) }),
    restore: async ({ version, files: asked }) => {
      workspace.change(await textsIn(root, version, asked), words('Version précédente', 'Vorige versie'));
      return editor.state();
    },
    repair: ({ file: asked }) => repair(editor, asked),
  };
};

/** Answers a request by its name. Requests are answered one after the other, but `progress`, which asks about another. */
export type Api = (name: string, body: unknown) => Promise<unknown>;

/** What the client can ask for (shared/api.ts). */
export const createApi = (editor: Editor): Api => {
  const actions = actionsOf(editor);
  let last: Promise<unknown> = Promise.resolve();
  return (name, body) => {
    if (!Object.hasOwn(bodies, name)) return Promise.reject(refuseUnknown());
    const known = name as keyof Requests;
    const answer = () =>
      (actions[known] as (checked: unknown) => Promise<unknown>)(bodies[known].parse(body));
    if (known === 'progress') return answer();
    const turn = last.then(answer);
    last = turn.catch(() => undefined);
    return turn;
  };
};

const refuseUnknown = (): Error => new Error('Unknown request.');
