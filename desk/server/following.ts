import { followers } from '../things/later-price.ts';
import { type Left, PlannedFiles } from '../things/thing.ts';
import type { Complete } from './completed.ts';
import { writeComputedFacts } from './computed-facts.ts';
import type { Extend } from './editor.ts';
import { removeListed } from './invented.ts';
import { removeGone, removeWritten } from './placeholders.ts';
import type { FileChanges, Listed, Sentence } from './results.ts';
import { removeUnusedFacts } from './unused-facts.ts';

/** The current day in Belgium (ISO). */
export const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Brussels' });

/** What is written with a save because it follows from it. */
export const createFollowing = (root: string) => {
  const withComputedFacts: Complete = (texts, problems) => {
    const planned = new PlannedFiles(root, texts);
    return writeComputedFacts(planned, new PlannedFiles(root), problems, today()) ? planned.texts : null;
  };
  const withoutUnusedFacts: Complete = (texts, problems) => {
    const planned = new PlannedFiles(root, texts);
    return removeUnusedFacts(planned, problems) ? planned.texts : null;
  };
  /** Takes the lines of written texts, of texts that are gone, and of fields that are real out of the lists. */
  const withoutLinesOf =
    (written: readonly Sentence[], real: readonly Listed[]): Extend =>
    (texts) => {
      const planned = new PlannedFiles(root, texts);
      removeWritten(planned, written);
      removeListed(planned, real);
      removeGone(planned, [...texts.keys()]);
      return planned.texts;
    };
  /** The data that have the value of one that was changed, without one of their own. */
  const sameValue = (changed: readonly FileChanges[]): Left[] =>
    changed.flatMap(({ file, changes }) => {
      const [, name] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? [];
      if (name === undefined) return [];
      const data = new PlannedFiles(root).data(file);
      return [...new Set(changes.map(({ path }) => String(path[0])))].flatMap((key) =>
        followers(data, name, key).map((fact) => ({ file, key: fact.slice(name.length + 1) })),
      );
    });
  return { withComputedFacts, withoutUnusedFacts, withoutLinesOf, sameValue };
};
