import type * as z from 'zod';
import { foldersIn } from '#src/content/io/folders.ts';
import { ContentError } from '#src/content/io/read.ts';
import { type SharedCopyName, sharedCopySchemas } from '#src/content/schemas/copy/shared-copy.ts';
import type { PageType } from '#src/page-types/define-page-type.ts';
import { type IdOf, type Kind, pageTypes } from '#src/routing/routes.ts';

/** Kinds of pages whose copy is YAML: all except articles. */
type YamlKind = Exclude<Kind, { copy: 'markdown' }>;

/** Folder of a page's copy below content/copy/: its id with a hyphen in place of the slash. */
type FolderOf<Id> = Id extends `${infer Part}/${infer Slug}` ? `${Part}-${Slug}` : Id;

/** Name of the folder of a page's own copy. */
export type PageCopyName = FolderOf<IdOf<YamlKind>>;

/** Name of a folder of copy. */
export type CopyName = SharedCopyName | PageCopyName;

type SchemaOf<Name, Type = YamlKind> = Name extends SharedCopyName
  ? (typeof sharedCopySchemas)[Name]
  : Type extends YamlKind
    ? Name extends FolderOf<IdOf<Type>>
      ? Type['copy']
      : never
    : never;

/** Copy of a page, as its schema has it. */
export type Copy<Name extends CopyName> = z.infer<SchemaOf<Name>>;

/** Name of the folder of a page's copy. @param slug empty if the kind has only one page. */
export const folderOf = ({ id, slugs }: PageType, slug: string): PageCopyName =>
  (slugs === null ? id.replace('/', '-') : `${id}-${slug}`) as PageCopyName;

/** Folders that must exist, with their schemas. Kinds such as towns have any number of folders. */
const fixed = new Map<string, z.ZodType>([
  ...Object.entries(sharedCopySchemas),
  ...pageTypes.flatMap((kind) => {
    const { copy, slugs } = kind;
    if (copy === 'markdown' || typeof slugs === 'function') return [];
    return (slugs ?? ['']).map((slug): [string, z.ZodType] => [folderOf(kind, slug), copy]);
  }),
]);

const schemaFor = (name: string): z.ZodType | undefined => {
  const kind = pageTypes.find(
    ({ id, slugs }) => typeof slugs === 'function' && name.startsWith(`${id}-`) && name !== `${id}-`,
  );
  return fixed.get(name) ?? (kind === undefined || kind.copy === 'markdown' ? undefined : kind.copy);
};

/** True if a page prints the folder of this name. */
export const isCopyName = (name: string): name is CopyName => schemaFor(name) !== undefined;

/** Schema of a folder of copy. @throws ContentError if no page prints it. */
export const copySchemaOf = (name: CopyName): z.ZodType => {
  const schema = schemaFor(name);
  if (schema !== undefined) return schema;
  throw new ContentError(
    `content/copy/${name}: no page prints this folder, so its content is neither checked nor published. Name it town-… or brand-…, add its page to src/page-types/, or remove it.`,
  );
};

/** Names of all folders of copy: those that must exist, even if they are missing, then those of kinds with any number. */
export const copyNames = (): CopyName[] => [
  ...([...fixed.keys()] as CopyName[]),
  ...foldersIn('content/copy').filter((name): name is CopyName => !fixed.has(name) && isCopyName(name)),
];
