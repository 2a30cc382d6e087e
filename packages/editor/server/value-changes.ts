import type { ValueChange } from '../shared/api.ts';
import { type Content, labelOf, languageOf, schemaOf } from './content.ts';
import { dataOf } from './data-files.ts';
import { differences } from './differences.ts';

/** The values that differ between two texts of a file, in words. */
export const valueChanges = (
  content: Content,
  file: string,
  before: string | null,
  after: string | null,
): ValueChange[] => {
  const schema = schemaOf(content, file);
  return differences(dataOf(file, before), dataOf(file, after)).map((difference) => {
    const last = difference.path.at(-1);
    const own = last === 'fr' || last === 'nl' ? last : null;
    const path = own === null ? difference.path : difference.path.slice(0, -1);
    return {
      ...difference,
      file,
      title: content.opened.titleOf(file),
      label: labelOf(content, { file, path }, schema),
      language: languageOf(file) ?? own,
    };
  });
};
