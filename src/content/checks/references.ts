import { languages } from '#src/lib/language.ts';
import type { ContentData, PagesOfContent } from '../content.ts';
import { type CopyFile, copySchemaOf } from '../copy/load-copy.ts';
import { keyOfText, textsIn } from '../copy/texts-in.ts';
import { type ContentFiles, namesIn } from '../files.ts';
import { at, finding, type Path, type Place, type Report } from '../finding.ts';
import { nearName } from '../near-name.ts';

/** Names of the first list that are not in the second. */
const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** Towns, brands and regions that have only data or only copy; a page needs both. */
const checkHalves = (
  kind: 'town' | 'brand' | 'region',
  files: ContentFiles,
  data: ContentData,
  report: Report,
) => {
  const prefix = `${kind}-`;
  const withData = namesIn(files, `content/${kind}s`);
  const withCopy = data.copyFolders.flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  for (const name of without(withData, withCopy))
    report(
      finding('data-without-copy', at(`content/${kind}s/${name}.yaml`), {
        copy: `content/copy/${prefix}${name}`,
      }),
    );
  for (const name of without(withCopy, withData))
    report(
      finding('copy-without-data', at(`content/copy/${prefix}${name}`), {
        data: `content/${kind}s/${name}.yaml`,
      }),
    );
};

/** Brands without a file of fault codes, and the other way round. */
const checkFaultFiles = (files: ContentFiles, { copyFolders }: ContentData, report: Report): void => {
  const brands = namesIn(files, 'content/brands').filter((slug) => copyFolders.includes(`brand-${slug}`));
  const withCodes = namesIn(files, 'content/fault-codes');
  const unnamed = without(withCodes, namesIn(files, 'content/brands'));
  for (const slug of without(brands, withCodes))
    report(
      finding('brand-without-codes', at(`content/fault-codes/${slug}.yaml`), {
        slug,
        near: nearName(slug, unnamed, (one) => `${one}.yaml`),
      }),
    );
  for (const slug of unnamed)
    report(finding('codes-without-brand', at(`content/fault-codes/${slug}.yaml`), { slug }));
};

/** Entries of data without an item in a list of texts, and items without an entry. */
const checkItems = (
  names: readonly string[],
  items: readonly { id: string }[],
  place: Place,
  entryOf: (id: string) => string,
  report: Report,
): void => {
  const ids = items.map(({ id }) => id);
  for (const id of without(names, ids)) report(finding('item-missing', place, { id, entry: entryOf(id) }));
  for (const id of without(ids, names)) report(finding('item-unknown', place, { id, entry: entryOf(id) }));
};

/** What the checks need of content/copy/projects. */
interface ProjectTexts {
  projects: { items: { id: string }[] };
  testimonials: { items: { id: string }[] };
}

const checkProjects = (
  files: ContentFiles,
  data: ContentData,
  all: readonly CopyFile[],
  report: Report,
): void => {
  for (const { name, file, copy } of all) {
    if (name !== 'projects') continue;
    const { projects, testimonials } = copy as ProjectTexts;
    const place = (...path: Path) => at(file, ...path);
    const projectFile = (id: string) => `content/projects/${id}.yaml`;
    const ids = namesIn(files, 'content/projects');
    checkItems(ids, projects.items, place('projects', 'items'), projectFile, report);
    const entryOf = (id: string) => `${id} of content/testimonials.yaml`;
    checkItems(
      [...data.testimonials.keys()],
      testimonials.items,
      place('testimonials', 'items'),
      entryOf,
      report,
    );
  }
};

/** Entries of content/placeholders.yaml that name no text. */
const checkPlaceholders = (
  { placeholders }: ContentData,
  all: readonly CopyFile[],
  pages: PagesOfContent,
  report: Report,
): void => {
  for (const [index, { copy: name, key }] of placeholders.entries()) {
    const place = at('content/placeholders.yaml', index);
    if (copySchemaOf(name, pages) === null) report(finding('placeholder-folder', place, { value: name }));
    const copyFile = all.find((one) => one.name === name && one.lang === languages[0]);
    if (copyFile === undefined) continue;
    const { copy, file } = copyFile;
    if (!textsIn(copy).some(({ path }) => keyOfText(copy, path) === key))
      report(finding('placeholder-key', place, { key, file }));
  }
};

/** Pages that are gone and where their addresses lead. */
const checkMoved = (
  { moved }: ContentData,
  hasPage: (id: string) => boolean,
  pages: PagesOfContent,
  report: Report,
): void => {
  for (const [index, { from, to }] of moved.entries()) {
    const place = (key: 'from' | 'to') => at('content/moved.yaml', index, key);
    if (!pages.isContentPage(from)) report(finding('moved-from-unknown', place('from')));
    else if (hasPage(from)) report(finding('moved-from-exists', place('from')));
    if (!hasPage(to)) report(finding('moved-to-unknown', place('to')));
    if (moved.findIndex((line) => line.from === from) < index)
      report(finding('moved-twice', place('from'), { id: from }));
  }
};

/** References between files of content whose target is missing. */
export const checkReferences = (
  files: ContentFiles,
  data: ContentData,
  all: readonly CopyFile[],
  pages: PagesOfContent,
  report: Report,
): void => {
  for (const kind of ['town', 'region', 'brand'] as const) checkHalves(kind, files, data, report);
  checkFaultFiles(files, data, report);
  checkProjects(files, data, all, report);
  checkPlaceholders(data, all, pages, report);
  checkMoved(data, pages.linksOf(data).hasPage, pages, report);
};
