import { type Path, type Value, valueAt } from '../source/change.ts';
import { resolveKey } from '../source/resolve-key.ts';
import { without } from '../things/remove.ts';
import type { PlannedFiles } from '../things/thing.ts';
import { copyOf, removeWritten, textsToWrite } from './placeholders.ts';
import type { FileChanges, Listed } from './results.ts';

/** List of a file of data that names its fields with invented values, such as that of content/company.yaml. */
const list = 'samples';

const keysIn = (data: Value): string[] => {
  const keys = valueAt(data, [list]);
  return Array.isArray(keys) ? keys.map(String) : [];
};

/** True where one of two places is in the other. */
const overlap = (one: Path, other: Path): boolean =>
  one.slice(0, other.length).every((step, depth) => String(step) === String(other[depth]));

/** The texts of a page that are still to be written, but for those of which a language is still that of another page. */
const listedTexts = (files: PlannedFiles, file: string): string[] =>
  textsToWrite(files, file)
    .filter(({ copy, anew }) => !/^(?:town|brand)-/.test(copy) || anew.length === 2)
    .map(({ key }) => key);

/** The fields that were saved with another value and that a list still calls invented. Files are as they were saved. */
export const stillListed = (files: PlannedFiles, saved: readonly FileChanges[]): Listed[] => {
  const found = saved.flatMap(({ file, changes }): Listed[] => {
    const data = files.data(file);
    const keys = copyOf(file) === null ? keysIn(data) : listedTexts(files, file);
    return keys
      .filter((key) => changes.some(({ path }) => overlap(resolveKey(data, key), path)))
      .map((key) => ({ file: file.replace(/\/nl\.yaml$/, '/fr.yaml'), key }));
  });
  return found.filter(
    ({ file, key }, index) => found.findIndex((one) => one.file === file && one.key === key) === index,
  );
};

/** Takes fields off the lists that call them invented. Those that are gone already do not matter. */
export const removeListed = (files: PlannedFiles, real: readonly Listed[]): void => {
  for (const { file, key } of real) {
    const copy = copyOf(file);
    if (copy !== null) removeWritten(files, [{ copy, key }]);
    else if (keysIn(files.data(file)).includes(key)) without(files, file, [list], (one) => one === key);
  }
};
