import { type Path, valueAt } from '../../source/change.ts';
import type { Difference } from '../../source/differences.ts';
import type { Word } from '../words.ts';

/** A field that was taken off a list of what is invented or still to be written, and how that is said. */
interface OffList {
  file: string;
  path: Path;
  said: Word;
}

/** Path of a key, as far as it can be told without the data of its file: up to the item that is named by its id. */
const pathOf = (key: string): Path => {
  const [known = ''] = /^(?:[^[]|\[\d+\])*/.exec(key) ?? [];
  return [...known.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));
};

/** The field for which a line stands that was taken off such a list; null for any other difference. */
export const offList = (file: string, { path, before, after }: Difference): OffList | null => {
  if (after !== undefined) return null;
  if (path.length === 2 && path[0] === 'samples' && typeof before === 'string')
    return { file, path: pathOf(before), said: 'offList' };
  const [copy, key] = ['copy', 'key'].map((name) => valueAt(before, [name]));
  return file === 'content/placeholders.yaml' && path.length === 1 && typeof key === 'string'
    ? { file: `content/copy/${copy}/fr.yaml`, path: pathOf(key), said: 'offListText' }
    : null;
};
