import { isDeepStrictEqual } from 'node:util';
import type { Reference } from '../content/answers.ts';
import { valueAt } from '../source/change.ts';
import { followers, setLaterPrice, textsNaming } from '../things/later-price.ts';
import { PlannedFiles, type ThingOf } from '../things/thing.ts';
import { type Complete, completed } from './completed.ts';
import type { Problem } from './problem.ts';
import type { ContentReader } from './reader.ts';

/** What a price changes on its day. */
export interface Announcement {
  /** Why it would not be saved; then nothing else is known. */
  problems: Problem[];
  /** Names of the values that change: the price, those that follow it, and those computed from it. */
  facts: string[];
  /** The texts that name one of them, with the sentences that do. */
  texts: { file: string; key: string; text: string }[];
  /** What pages print on that day. */
  references: Reference[];
}

/** Names of the values that are others in the planned files, and of those that follow them. */
const changedFacts = (planned: PlannedFiles, saved: PlannedFiles): string[] => {
  const names = [...planned.texts.keys()].flatMap((file) => {
    const [, name] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? [];
    if (name === undefined) return [];
    const [now, before] = [planned.data(file), saved.data(file)];
    return Object.keys(Object(now))
      .filter((key) => !isDeepStrictEqual(valueAt(now, [key]), valueAt(before, [key])))
      .flatMap((key) => [`${name}.${key}`, ...followers(now, name, key)]);
  });
  return [...new Set(names)];
};

/** What a later price would change, the values as they will be on its day. Nothing is written. @param today ISO */
export const announcementOf = async (
  root: string,
  reader: Pick<ContentReader, 'ask'>,
  request: ThingOf<'laterPrice'>,
  complete: Complete,
  today: string,
): Promise<Announcement> => {
  const { texts: asked } = setLaterPrice(new PlannedFiles(root), request, today);
  const { texts, problems } = await completed(root, reader, asked, complete);
  if (problems.length > 0) return { problems, facts: [], texts: [], references: [] };
  const planned = new PlannedFiles(root, texts);
  const facts = changedFacts(planned, new PlannedFiles(root));
  const { references } = await reader.ask('describe', texts, request.from > today ? request.from : today);
  return { problems, facts, texts: facts.length === 0 ? [] : textsNaming(planned, facts), references };
};
