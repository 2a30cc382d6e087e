import type { ContentFiles } from '#src/content/files.ts';
import type { Mutation } from './draw.ts';

/** Returns the content with these mistakes. */
export const withMutations = (files: ContentFiles, mistakes: readonly Mutation[]): ContentFiles => {
  const changed = new Map(files);
  for (const { changes } of mistakes)
    for (const [file, text] of changes) text === null ? changed.delete(file) : changed.set(file, text);
  return changed;
};

/** Returns the folder of both language files, or the file itself. */
const areaOf = (file: string): string =>
  /^content\/(?:copy|articles)\//.test(file) ? file.slice(0, file.lastIndexOf('/')) : file;

/** True for files whose mistakes keep all other files from being checked. */
const isShared = (file: string): boolean =>
  /^content\/(?:facts|ui|regions)\/|^content\/(?:company|grants|postal-codes|allowed-digits)\./.test(file);

/** Groups the mistakes. A group has at most one mistake per area, so that no mistake hides another. */
export const groupMutations = (mistakes: readonly Mutation[]): Mutation[][] => {
  const groups: { areas: Set<string>; shared: boolean; mistakes: Mutation[] }[] = [];
  for (const mistake of mistakes) {
    const [area, shared] = [areaOf(mistake.file), isShared(mistake.file)];
    const group = groups.find(
      (one) => one.shared === shared && one.mistakes.length < 16 && !one.areas.has(area),
    );
    if (group === undefined) groups.push({ areas: new Set([area]), shared, mistakes: [mistake] });
    else {
      group.areas.add(area);
      group.mistakes.push(mistake);
    }
  }
  return groups.map((group) => group.mistakes);
};

/** Returns the mistakes that `find` does not detect. Tests a whole group first, then halves of the undetected rest. */
export const findUndetected = (
  files: ContentFiles,
  mistakes: readonly Mutation[],
  find: (files: ContentFiles) => readonly { file: string }[],
): Mutation[] =>
  groupMutations(mistakes).flatMap((group) => {
    const found = find(withMutations(files, group));
    if (group.length === 1) return found.length === 0 ? group : [];
    const left = group.filter(
      ({ changes }) =>
        !found.some(({ file }) => [...changes.keys()].some((own) => file.startsWith(areaOf(own)))),
    );
    const half = Math.ceil(left.length / 2);
    return [left.slice(0, half), left.slice(half)].flatMap((part) =>
      part.length === 0 ? [] : findUndetected(files, part, find),
    );
  });
