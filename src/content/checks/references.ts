import { languages } from '#src/lib/language.ts';
import { projectsCopy } from '#src/page-types/projects/copy-schema.ts';
import { foldersIn, namesIn } from '../io/folders.ts';
import { collectProblems, readYaml } from '../io/read.ts';
import { projectIds, testimonials } from '../loaders/projects.ts';
import { brandProblems } from './brands.ts';
import { allFaultCodeProblems } from './fault-codes.ts';
import { placeholders } from './placeholders.ts';

/** Names of the first list that are not in the second. */
const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** Towns, brands and regions that have only data or only copy; a page needs both. */
const missingHalfProblems = (kind: 'town' | 'brand' | 'region'): string[] => {
  const prefix = `${kind}-`;
  const data = namesIn(`content/${kind}s`, '.yaml');
  const copy = foldersIn('content/copy')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  return [
    ...without(data, copy).map(
      (name) =>
        `content/${kind}s/${name}.yaml: has no content/copy/${prefix}${name}. Other pages would link to it, but it has no page. Write its texts there, fr.yaml and nl.yaml, or remove the file.`,
    ),
    ...without(copy, data).map(
      (name) =>
        `content/copy/${prefix}${name}: has no content/${kind}s/${name}.yaml. Its page could not be built. Create that file like the others of its folder, or remove the copy.`,
    ),
  ];
};

/** Brands without a file of fault codes, and the other way round. */
const faultFileProblems = (): string[] => {
  const brands = namesIn('content/brands', '.yaml');
  const files = namesIn('content/fault-codes', '.yaml');
  return [
    ...without(brands, files).map(
      (slug) =>
        `content/fault-codes/${slug}.yaml: is missing, but content/brands/${slug}.yaml is there. The page of the brand explains its codes with the document behind each. Create it as docs/fault-codes.md says.`,
    ),
    ...without(files, brands).map(
      (slug) =>
        `content/fault-codes/${slug}.yaml: there is no content/brands/${slug}.yaml. Nobody would find these codes. Create that file, or remove this one.`,
    ),
  ];
};

/** Entries of data without a text on the projects page, and texts without an entry. */
const textProblems = (
  data: readonly string[],
  texts: readonly string[],
  file: string,
  entryOf: (id: string) => string,
) => [
  ...without(data, texts).map(
    (id) =>
      `${file}: no item with id: ${id}, but ${entryOf(id)} exists. The page would not show it. Write its text, in both languages, or remove the entry.`,
  ),
  ...without(texts, data).map(
    (id) =>
      `${file}: id: ${id} is not in content: ${entryOf(id)} is missing. The page could not be built. Create it, or remove the item in both languages.`,
  ),
];

const projectProblems = (): readonly string[] =>
  languages.flatMap((lang) => {
    const file = `content/copy/projects/${lang}.yaml`;
    return collectProblems(() => {
      const { projects, testimonials: quotes } = readYaml(file, projectsCopy);
      const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
      return [
        ...textProblems(projectIds(), ids(projects.items), file, (id) => `content/projects/${id}.yaml`),
        ...textProblems(
          Object.keys(testimonials()),
          ids(quotes.items),
          file,
          (id) => `${id} of content/testimonials.yaml`,
        ),
      ];
    });
  });

const placeholderProblems = (): readonly string[] =>
  collectProblems(() => {
    placeholders();
    return [];
  });

/** References between files of content whose target is missing. */
export const referenceProblems = (): string[] => [
  ...missingHalfProblems('town'),
  ...missingHalfProblems('region'),
  ...missingHalfProblems('brand'),
  ...brandProblems(),
  ...faultFileProblems(),
  ...allFaultCodeProblems(),
  ...projectProblems(),
  ...placeholderProblems(),
];
