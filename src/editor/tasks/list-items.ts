import type { Location, Path } from '@pajotherm/editor/contract';

/** Locations of the items of lists, at any depth, that are removed. */
export const itemsIn = (value: unknown, path: Path, isItem: (item: unknown) => boolean): Path[] =>
  value instanceof Object
    ? Object.entries(value).flatMap(([key, item]) => {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        return Array.isArray(value) && isItem(item) ? [at] : itemsIn(item, at, isItem);
      })
    : [];

/** The new location of a value once items before it have been removed from lists. */
export const locationAfterRemoval = ({ file, path }: Location, items: readonly Location[]): Location => ({
  file,
  path: path.map((step, depth) => {
    const isBefore = (item: Location) =>
      item.file === file &&
      item.path.length === depth + 1 &&
      item.path.every((key, index) => (index < depth ? key === path[index] : Number(key) < Number(step)));
    return typeof step === 'number' ? step - items.filter(isBefore).length : step;
  }),
});
