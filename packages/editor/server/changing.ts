import { isDeepStrictEqual } from 'node:util';
import { missingIn, type Requests, type TaskDone } from '../shared/api.ts';
import type { Change } from '../shared/contract.ts';
import { inBothLanguages, keyAt, type LocalisedText, type Location } from '../shared/values.ts';
import { type Content, dataIn } from './content.ts';
import { isContentName, readContentFile } from './content-folder.ts';
import type { Editor } from './editor.ts';
import { dataOf, valueAt } from './file-text.ts';
import { labelOf } from './labels.ts';
import type { ConflictingValue } from './merge.ts';
import { Refusal, refuse } from './refusal.ts';

/** Changes whose value is no longer the one that the client shows. */
const conflictsWith = (content: Content, changes: readonly Change[]): ConflictingValue[] =>
  changes.flatMap((change) => {
    if (!('was' in change)) return [];
    const { file, path, was } = change;
    const theirs = valueAt(dataIn(content, file), path);
    const mine = change.kind === 'set' ? change.value : undefined;
    return isDeepStrictEqual(theirs, was) ? [] : [{ file, path, mine, theirs }];
  });

/** A value as it is on disk. */
const savedValue = ({ workspace }: Editor, { file, path }: Location) =>
  valueAt(dataOf(file, readContentFile(workspace.root, file)), path);

/**
 * Changes values. Nothing is saved.
 * @throws Refusal, 409 if a value is no longer the one that the client shows
 */
export const setValues = async (editor: Editor, changes: Change[], label?: LocalisedText) => {
  const [first] = changes;
  const before = await editor.content();
  if (first === undefined) return refuse('Aucun changement.', 'Geen wijziging.');
  const isEmpty = ({ file, path }: Location) => valueAt(dataIn(before, file), path) === '';
  const locked = changes
    .filter((change) => !isEmpty(change))
    .map((change) => before.site.lockedBecause(change))
    .find((why) => why !== null);
  if (locked) throw new Refusal(locked);
  const conflicts = conflictsWith(before, changes);
  if (conflicts.length > 0) return editor.conflict(conflicts);
  const key = changes.every(({ kind }) => kind === 'set') ? changes.map(keyAt).join() : null;
  const [title, name] = [before.site.titleOf(first.file), label ?? labelOf(before, first)];
  const step = inBothLanguages((language) => `${title[language]} › ${name[language]}`);
  editor.workspace.change(await editor.textsAfter(changes), step, key);
  return editor.state();
};

/** Lets the value of a price begin on a day, or hold at once (null). @throws Refusal where there is no such price */
export const setPriceDay = async (editor: Editor, { name, from }: Requests['priceDay'][0]) => {
  const content = await editor.content();
  const price = content.site.prices.find((one) => one.name === name);
  if (price === undefined) return refuse('Ce prix n’existe pas.', 'Die prijs bestaat niet.');
  const { location, label, value, next } = price;
  const changes = content.site.priceChanges(name, next?.value ?? value, from);
  // What was typed before its day is staged as today's: put the saved one back, and begin this one on the day.
  if (next === null && changes.every(({ kind }) => kind === 'add'))
    changes.push({ kind: 'set', ...location, value: savedValue(editor, location) ?? value });
  return setValues(editor, changes, label);
};

/** A task of the site. @throws Refusal where there is none of this name */
const taskIn = ({ site }: Content, id: string) =>
  site.tasks.find((one) => one.id === id) ?? refuse('Cette tâche n’existe pas.', 'Die taak bestaat niet.');

/** What is told beside the fields of a task while they are filled in. */
export const taskNotes = async (editor: Editor, { id, input }: Requests['task'][0]) => ({
  notes: taskIn(await editor.content(), id).notesOn?.(input) ?? [],
});

/** Does a task of the site: its new files and its changes are one step of undo. @throws Refusal */
export const doTask = async (editor: Editor, { id, input }: Requests['task'][0]): Promise<TaskDone> => {
  const content = await editor.content();
  const task = taskIn(content, id);
  if (missingIn(task, input).length > 0)
    return refuse('Il manque un texte : rien n’a été créé.', 'Er ontbreekt een tekst: er is niets gemaakt.');
  const stop = task.notesOn?.(input).find(({ stops }) => stops);
  if (stop) throw new Refusal(stop.text);
  const {
    files,
    changes,
    show,
    toWrite,
    title = task.title,
    toCorrect = [],
  } = task.plan(input, content.site.day);
  if (![...files.keys()].every(isContentName))
    return refuse('Il manque un nom : rien n’a été créé.', 'Er ontbreekt een naam: er is niets gemaakt.');
  if ([...files.keys()].some((file) => editor.workspace.text(file) !== null))
    return refuse('Il y a déjà quelque chose de ce nom.', 'Er is al iets met die naam.');
  editor.workspace.change(await editor.textsAfter(changes, files), title);
  return { ...(await editor.state()), show, title, toWrite, toCorrect };
};
