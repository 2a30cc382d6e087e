import { EditError, type Path } from '../source/change.ts';
import { itemNames } from '../source/item-names.ts';
import { resolveKey } from '../source/resolve-key.ts';
import { contentFiles } from './content-files.ts';
import type { Editor } from './editor.ts';

/** Finds the content files and the fields that a request or a message names. */
export const createFields = (root: string, editor: Editor) => {
  /** @throws EditError where there is no such content file */
  const known = (file: string): string => {
    if (contentFiles(root).includes(file)) return file;
    throw new EditError(`${file}: is not a content file. Choose one of the list.`);
  };
  /** The field of a key; the file itself where it has no such place. */
  const fieldOf = (file: string, key: string): { file: string; path: Path; items: string[] } => {
    try {
      const { data } = editor.open(known(file));
      const path = resolveKey(data, key);
      return { file, path, items: itemNames(data, path) };
    } catch {
      return { file, path: [], items: [] };
    }
  };
  return { known, fieldOf };
};
