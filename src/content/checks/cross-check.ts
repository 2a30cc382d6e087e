import { drawingNames } from '#src/drawings/drawings.ts';
import { languages } from '#src/lib/language.ts';
import { foldersIn, namesIn } from '../io/folders.ts';
import { problemsIn, readYaml } from '../io/read.ts';
import { projectData, projectIds, testimonials } from '../loaders/projects.ts';
import { projectsCopy } from '../schemas/copy/projects.ts';
import { brandProblems } from './brand-check.ts';
import { allFaultCodeProblems } from './fault-code-check.ts';
import { placeholders } from './placeholders.ts';

/** Names that stand in one list and not in the other. */
const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** Pages that have a file of data and a folder of copy: one without the other is half a page. */
const pairProblems = (kind: 'town' | 'brand' | 'region'): string[] => {
  const prefix = `${kind}-`;
  const data = namesIn(`content/${kind}s`, '.yaml');
  const copy = foldersIn('content/copy')
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length));
  return [
    ...without(data, copy).map(
      (name) =>
        `content/${kind}s/${name}.yaml: has no content/copy/${prefix}${name}. Others would name it, but it has no page. Write its texts there, fr.yaml and nl.yaml, or remove the file.`,
    ),
    ...without(copy, data).map(
      (name) =>
        `content/copy/${prefix}${name}: has no content/${kind}s/${name}.yaml. Its page could not be built. Create that file as its neighbours are, or remove the folder.`,
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

/** Entries of data and their words in the copy of the projects page, each way. */
const wordsProblems = (
  data: readonly string[],
  words: readonly string[],
  file: string,
  entryOf: (id: string) => string,
) => [
  ...without(data, words).map(
    (id) =>
      `${file}: no item with id: ${id}, but ${entryOf(id)} is there. Nobody would see it. Write its words, in both languages, or remove the entry.`,
  ),
  ...without(words, data).map(
    (id) =>
      `${file}: id: ${id} is not in content, for ${entryOf(id)} is missing. The page could not be built. Create it, or take the item out in both languages.`,
  ),
];

const projectProblems = (): readonly string[] =>
  languages.flatMap((lang) => {
    const file = `content/copy/projects/${lang}.yaml`;
    return problemsIn(() => {
      const { projects, testimonials: quotes } = readYaml(file, projectsCopy);
      const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
      return [
        ...wordsProblems(projectIds(), ids(projects.items), file, (id) => `content/projects/${id}.yaml`),
        ...wordsProblems(
          Object.keys(testimonials()),
          ids(quotes.items),
          file,
          (id) => `${id} of content/testimonials.yaml`,
        ),
      ];
    });
  });

const drawingProblems = (): readonly string[] => {
  const problem = (where: string, image: string): string[] =>
    drawingNames().includes(image)
      ? []
      : [
          `${where}: image: no folder of src/drawings/ has a file ${image}.svg. The page could not be built. Write the name of a drawing, without .svg.`,
        ];
  return [
    ...projectIds().flatMap((id) =>
      problemsIn(() => problem(`content/projects/${id}.yaml`, projectData(id).image)),
    ),
    ...problemsIn(() =>
      Object.entries(testimonials()).flatMap(([id, { image }]) =>
        problem(`content/testimonials.yaml: ${id}`, image),
      ),
    ),
  ];
};

const placeholderProblems = (): readonly string[] =>
  problemsIn(() => {
    placeholders();
    return [];
  });

/** Where files of content do not agree with each other, one message each. */
export const crossProblems = (): string[] => [
  ...pairProblems('town'),
  ...pairProblems('region'),
  ...pairProblems('brand'),
  ...brandProblems(),
  ...faultFileProblems(),
  ...allFaultCodeProblems(),
  ...projectProblems(),
  ...drawingProblems(),
  ...placeholderProblems(),
];
