import { isWithin, type Requests, type Unpublished, type ValueChange } from '../../shared/api.ts';
import { rowsOf } from './ChangeList.tsx';

/** The unpublished pages with the rows to choose from. Computed values go with those from which they are computed. */
export const pagesToChoose = ({ pages }: Unpublished) => {
  const areAllComputed = pages.every(({ changes }) => changes.every(({ isComputed }) => isComputed));
  return pages.map(({ changes: all, ...page }) => {
    const changes = all.filter(({ isComputed }) => areAllComputed || !isComputed);
    return { ...page, changes, rows: rowsOf(changes) };
  });
};
type Pages = ReturnType<typeof pagesToChoose>;

/** The keys of the rows that have none of some changes. */
export const keysWithout = (pages: Pages, wanted: readonly ValueChange[]): string[] => {
  const isWanted = (one: ValueChange) => wanted.some((other) => isWithin(one, other) || isWithin(other, one));
  return pages.flatMap(({ rows }) => [...rows].flatMap(([key, row]) => (row.some(isWanted) ? [] : key)));
};

/** What is asked of the server, so that all rows are published but the excluded ones. */
export const requestOf = (pages: Pages, excludedKeys: readonly string[]): Requests['publish'][0] => {
  const leftOut = pages.flatMap(({ rows }) => excludedKeys.flatMap((key) => rows.get(key) ?? []));
  const isLeftOut = (changes: readonly ValueChange[]) => changes.every((one) => leftOut.includes(one));
  const isAnyIncluded = pages.some(({ changes }) => !isLeftOut(changes));
  const files = pages.flatMap(({ files: all, changes }) => {
    if (changes.length > 0 ? isLeftOut(changes) : !isAnyIncluded) return [];
    // A file with only excluded changes is not published. A photograph has no changes, and goes with its page.
    return all.filter((file) => {
      const own = changes.filter((change) => change.file === file);
      return own.length === 0 || !isLeftOut(own);
    });
  });
  return { files: [...new Set(files)], excluded: leftOut.map(({ file, path }) => ({ file, path })) };
};
