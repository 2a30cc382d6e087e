import type * as z from 'zod';
import { type SharedCopyName, sharedCopySchemas } from '#src/content/schemas/copy/shared-copy.ts';
import type { Language } from '#src/lib/language.ts';
import type { PageType } from '#src/page-types/define-page-type.ts';
import { type AnyPageType, type PageIdOf, pageTypes, type Route } from './routes.ts';

type YamlType = Exclude<AnyPageType, { copy: 'markdown' }>;

/** Folder of a page's copy below content/copy/: its id with a hyphen in place of the slash. */
type FolderOf<Id> = Id extends `${infer Part}/${infer Slug}` ? `${Part}-${Slug}` : Id;

type PageCopyName = FolderOf<PageIdOf<YamlType>>;

export type CopyName = SharedCopyName | PageCopyName;

type SchemaOf<Name, Type = YamlType> = Name extends SharedCopyName
  ? (typeof sharedCopySchemas)[Name]
  : Type extends YamlType
    ? Name extends FolderOf<PageIdOf<Type>>
      ? Type['copy']
      : never
    : never;

/** Copy of a page, as its schema has it. */
export type Copy<Name extends CopyName> = z.infer<SchemaOf<Name>>;

/** Name of the folder of a page's copy. @param slug empty if the type has only one page. */
export const copyFolderOf = ({ id, slugs }: Pick<PageType, 'id' | 'slugs'>, slug: string): PageCopyName =>
  (slugs === null ? id.replace('/', '-') : `${id}-${slug}`) as PageCopyName;

export const copySchemas: ReadonlyMap<string, z.ZodType> = new Map([
  ...Object.entries(sharedCopySchemas),
  ...pageTypes.flatMap((type) => {
    const { copy, slugs } = type;
    if (copy === 'markdown' || typeof slugs === 'function') return [];
    return (slugs ?? ['']).map((slug): [string, z.ZodType] => [copyFolderOf(type, slug), copy]);
  }),
]);

/** Schemas of the kinds of folders that may exist any number of times, by the start of their names: `town-`. */
export const copySchemasByPrefix: ReadonlyMap<string, z.ZodType> = new Map(
  pageTypes.flatMap(({ id, copy, slugs }) =>
    typeof slugs === 'function' && copy !== 'markdown' ? [[`${id}-`, copy]] : [],
  ),
);

/** Folders of content/copy/ whose texts a page prints, except the text of an article, which is in content/articles/. */
export const copyNamesOf = ({ type, slug }: Route, lang: Language): CopyName[] => [
  ...(type.copy === 'markdown' ? [] : [copyFolderOf(type, slug)]),
  ...(type.sharedCopyNames?.(lang) ?? []),
];
