import { valueAt } from '../source/change.ts';
import { textsIn } from './texts.ts';
import type { PlannedFiles } from './thing.ts';

/** A text, by its file and its key. */
export interface Mention {
  file: string;
  key: string;
  text: string;
}

/** A name as a whole word: that of a village is not in the one of another, with a hyphen behind it. */
export const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d-])`, 'u');

/** The texts of pages, articles and projects in other files than these. */
export const textsOutside = (files: PlannedFiles, own: readonly string[]): Mention[] =>
  ['copy', 'articles', 'projects']
    .flatMap((folder) => files.files(`content/${folder}`))
    .filter((file) => !own.includes(file))
    .flatMap((file) => textsIn(files.data(file)).map((found) => ({ file, ...found })));

/**
 * The texts that still say the name of a page that is gone. content/moved.yaml keeps that name, so nothing has to be noted
 * for each text: one is listed as long as it says the name, and none once the owner takes the name out of that file,
 * because texts may well go on saying it (a village that the firm no longer names on a page of its own).
 */
export const textsOfGonePages = (files: PlannedFiles): (Mention & { name: string })[] => {
  const lines = files.data('content/moved.yaml');
  const names = (Array.isArray(lines) ? lines : []).flatMap((line) =>
    (['fr', 'nl'] as const).flatMap((lang) => {
      const name = valueAt(line, ['name', lang]);
      return typeof name === 'string' ? [name] : [];
    }),
  );
  const gone = [...new Set(names)].map((name) => ({ name, pattern: wholeWord(name) }));
  if (gone.length === 0) return [];
  return textsOutside(files, []).flatMap((mention) => {
    const found = gone.find(({ pattern }) => pattern.test(mention.text));
    return found === undefined ? [] : [{ ...mention, name: found.name }];
  });
};
