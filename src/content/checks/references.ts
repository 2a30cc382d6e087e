import { yamlNamesIn } from '../content-files.ts';
import { at, finding, type Location, type Report } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

const namesMissingIn = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** The brands whose pages explain codes. A page without codes needs no file of codes. */
const brandsWithFaultsInCopy = (all: CheckInput['copy']): string[] => [
  ...new Set(
    all.flatMap(({ name, copy }) => {
      const { faults } = copy as { faults?: { items?: unknown[] } };
      return name.startsWith('brand-') && faults?.items?.length ? [name.slice('brand-'.length)] : [];
    }),
  ),
];

const checkDataAndCopyPairs = ({ files, data, copy, report }: CheckInput): void => {
  const check = (
    [names, path]: [string[], (name: string) => string],
    [others, otherPath]: [string[], (name: string) => string],
  ) => {
    for (const name of namesMissingIn(names, others))
      report(finding('half-missing', at(path(name)), { missing: otherPath(name) }));
    for (const name of namesMissingIn(others, names))
      report(finding('half-missing', at(otherPath(name)), { missing: path(name) }));
  };
  const inFolder = (folder: string): [string[], (name: string) => string] => [
    yamlNamesIn(files, `content/${folder}`),
    (name) => `content/${folder}/${name}.yaml`,
  ];
  for (const kind of ['town', 'region', 'brand']) {
    const copyFolders = data.copyFolders.filter((name) => name.startsWith(`${kind}-`));
    const slugs = copyFolders.map((name) => name.slice(kind.length + 1));
    check(inFolder(`${kind}s`), [slugs, (slug) => `content/copy/${kind}-${slug}`]);
  }
  const [brands, brandPath] = inFolder('brands');
  const [brandsWithFile, codesPath] = inFolder('fault-codes');
  check([brandsWithFile, codesPath], [brands.filter((name) => brandsWithFile.includes(name)), brandPath]);
  for (const name of namesMissingIn(brandsWithFaultsInCopy(copy), brandsWithFile))
    report(finding('half-missing', at(brandPath(name)), { missing: codesPath(name) }));
};

const checkItems = (
  names: readonly string[],
  items: readonly { id: string }[],
  location: Location,
  describeEntry: (id: string) => string,
  report: Report,
): void => {
  const ids = items.map(({ id }) => id);
  for (const id of namesMissingIn(names, ids))
    report(finding('item-missing', location, { id, entry: describeEntry(id) }));
  for (const id of namesMissingIn(ids, names))
    report(finding('name-unknown', location, { name: id, where: describeEntry(id) }));
};

interface ProjectTexts {
  projects: { items: { id: string }[] };
  testimonials: { items: { id: string }[] };
}

const checkProjects = ({ files, data, copy: all, report }: CheckInput): void => {
  for (const { name, file, copy } of all) {
    if (name !== 'projects') continue;
    const { projects, testimonials } = copy as ProjectTexts;
    const ids = yamlNamesIn(files, 'content/projects');
    const projectPath = (id: string) => `content/projects/${id}.yaml`;
    checkItems(ids, projects.items, at(file, 'projects', 'items'), projectPath, report);
    const testimonialIds = [...data.testimonials.keys()];
    const describeEntry = (id: string) => `${id} of content/testimonials.yaml`;
    checkItems(testimonialIds, testimonials.items, at(file, 'testimonials', 'items'), describeEntry, report);
  }
};

const checkMoved = ({ data: { moved }, links, report }: CheckInput): void => {
  for (const [index, { from, to }] of moved.entries()) {
    const location = (key: 'from' | 'to') => at('content/moved.yaml', index, key);
    if (!links.hasPage(to))
      report(finding('name-unknown', location('to'), { name: to, where: 'src/page-types/' }));
    if (moved.findIndex((line) => line.from === from) < index)
      report(finding('listed-twice', location('from'), { value: from }));
  }
};

/** Reports references between content files whose target is missing. */
export const checkReferences = (checked: CheckInput): void => {
  for (const check of [checkDataAndCopyPairs, checkProjects, checkMoved]) check(checked);
};
