import type { ValueChange } from '../shared/api.ts';
import type { Path, Texts } from '../shared/values.ts';
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
  /** What the owner calls a value, after what it is part of: a price and not only its "value". */
  const nameOf = (path: Path): Texts => {
    const own = labelOf(content, { file, path }, schema);
    const [key] = path.slice(-2);
    if (path.length < 2 || key === 'fr' || key === 'nl') return own;
    const whole = labelOf(content, { file, path: path.slice(0, -1) }, schema);
    return { fr: `${whole.fr} › ${own.fr}`, nl: `${whole.nl} › ${own.nl}` };
  };
  return differences(dataOf(file, before), dataOf(file, after)).map((difference) => {
    const last = difference.path.at(-1);
    const own = last === 'fr' || last === 'nl' ? last : null;
    const path = own === null ? difference.path : difference.path.slice(0, -1);
    return {
      ...difference,
      file,
      title: content.opened.titleOf(file),
      label: nameOf(path),
      language: languageOf(file) ?? own,
    };
  });
};
