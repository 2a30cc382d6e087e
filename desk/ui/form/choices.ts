import { type Path, valueAt } from '../../source/change.ts';
import type { Doc } from '../documents.ts';
import { type FileTitles, fileTitle, inOrder } from '../naming.ts';
import type { DeskLanguage } from '../words.ts';

/** Values to choose from, with what they are called. */
type Choices = ReadonlyMap<string, string>;

/** The families of a brand with what visitors call them. */
const families = (doc: Doc, lang: 'fr' | 'nl'): Choices => {
  const list = valueAt(doc.now, ['families']);
  return new Map(
    (Array.isArray(list) ? list : []).map((family) => [
      String(valueAt(family, ['id'])),
      String(valueAt(family, ['label', lang])),
    ]),
  );
};

/** Fields whose values are names of files, and the files: those that the checks accept there. */
const filesFor: Readonly<Record<string, RegExp>> = {
  neighbours: /^content\/(?:towns\/(?<town>[^/]+)|regions\/(?<region>brussels))\.yaml$/,
  areasServed: /^content\/(?:towns\/(?<town>[^/]+)|regions\/(?<region>[^/]+))\.yaml$/,
  slug: /^content\/brands\/(?<brand>[^/]+)\.yaml$/,
};

/** What can be chosen in a field that names a family, a town, a region or a brand, by what people call it; null elsewhere. */
export const namedChoices = (
  doc: Doc,
  path: Path,
  titles: FileTitles,
  language: DeskLanguage,
): Choices | null => {
  const list = path.at(-2);
  if (list === 'families' && path[0] === 'codes' && doc.file.startsWith('content/fault-codes/'))
    return families(doc, language === 'nl' ? 'nl' : 'fr');
  const key = path.at(-1);
  const files = filesFor[String(typeof key === 'number' ? list : key)];
  if (files === undefined) return null;
  const named = Object.keys(titles).flatMap((file): [string, string][] => {
    const found = Object.values(files.exec(file)?.groups ?? {}).find((part) => part !== undefined);
    return found === undefined ? [] : [[found, fileTitle(file, titles, language)]];
  });
  return new Map(inOrder(named, ([, name]) => name, language));
};
