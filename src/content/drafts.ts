import type { ContentData } from './content.ts';
import type { ContentFiles } from './content-files.ts';
import type { CopyFile } from './copy/copy-files.ts';
import { RequiredMap } from './required-map.ts';

/** An entry whose file says `draft: true`. The owner is still writing it, and a build omits it. */
export interface Draft {
  /** Id of its page: `town/halle`. Projects and persons have no page but an id like it, `project/attic`. */
  id: string;
  slug: string;
  files: string[];
  owns: string[];
}

interface EntryKind {
  kind: string;
  owns: (slug: string) => string[];
}

/** What an entry of each folder is called in the id of its page, and the beginnings of the names of its files. */
export const entryKindByFolder = {
  towns: {
    kind: 'town',
    owns: (slug) => [`content/towns/${slug}.yaml`, `content/copy/town-${slug}/`],
  },
  brands: {
    kind: 'brand',
    owns: (slug) => [
      `content/brands/${slug}.yaml`,
      `content/copy/brand-${slug}/`,
      `content/fault-codes/${slug}.yaml`,
    ],
  },
  projects: { kind: 'project', owns: (slug) => [`content/projects/${slug}.yaml`] },
  team: { kind: 'person', owns: (slug) => [`content/team/${slug}.yaml`] },
  articles: { kind: 'article', owns: (slug) => [`content/articles/${slug}/`] },
} satisfies Record<string, EntryKind>;
const kindByFolder: Readonly<Record<string, EntryKind>> = entryKindByFolder;

const isDraft = (file: string, text: string): boolean => {
  const [, front] = file.endsWith('.md') ? (/^---\s*\n([\s\S]*?)\n---/.exec(text) ?? []) : [null, text];
  return /^draft:[ \t]*true[ \t]*(?:#.*)?$/m.test(front ?? '');
};

/** Lists all drafts. An article is a draft if any of its languages says so. */
export const draftsIn = (files: ContentFiles): Draft[] => {
  const found = new Map<string, Draft>();
  for (const [file, text] of files) {
    const [, folder = '', slug = ''] = /^content\/(\w+)\/([a-z0-9-]+)(?:\.yaml|\/\w\w\.md)$/.exec(file) ?? [];
    const known = kindByFolder[folder];
    if (known === undefined || !isDraft(file, text)) continue;
    const id = `${known.kind}/${slug}`;
    const earlier = found.get(id)?.files ?? [];
    found.set(id, { id, slug, files: [...earlier, file], owns: known.owns(slug) });
  }
  return [...found.values()];
};

/** Removes the files of drafts. */
export const filesWithoutDrafts = (files: ContentFiles, drafts: readonly Draft[]): ContentFiles => {
  const owned = drafts.flatMap(({ owns }) => owns);
  return new Map([...files].filter(([file]) => !owned.some((start) => file.startsWith(start))));
};

/** Removes references to drafts from the data: neighbours of towns, and redirects to drafts. */
export const dataWithoutDrafts = (data: ContentData, drafts: readonly Draft[]): ContentData => {
  const ids = new Set(drafts.map(({ id }) => id));
  const towns = [...data.towns].map(([slug, town]) => {
    const neighbours = town.neighbours.filter((one) => !ids.has(`town/${one}`));
    return [slug, { ...town, neighbours }] as const;
  });
  const moved = data.moved.filter(({ to }) => !ids.has(to));
  return drafts.length === 0 ? data : { ...data, towns: new RequiredMap(towns), moved };
};

const withoutItems = (value: unknown, isItem: (item: object) => boolean): unknown => {
  if (Array.isArray(value))
    return value
      .filter((item) => !(item instanceof Object && isItem(item)))
      .map((item) => withoutItems(item, isItem));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutItems(part, isItem)]));
};

/** Removes the items of drafts from the copy: cards of projects, entries of brands. */
export const copyWithoutDrafts = (all: readonly CopyFile[], drafts: readonly Draft[]): CopyFile[] => {
  const ids = new Set(drafts.map(({ id }) => id));
  return all.map((one) => {
    const isItem = (item: object): boolean =>
      ('slug' in item && ids.has(`brand/${item.slug}`)) ||
      (one.name === 'projects' && 'id' in item && ids.has(`project/${item.id}`));
    return drafts.length === 0 ? one : { ...one, copy: withoutItems(one.copy, isItem) as object };
  });
};
