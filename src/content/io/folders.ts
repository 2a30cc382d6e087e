import { readdirSync } from 'node:fs';

/** Names that become part of addresses: lower-case letters, digits, hyphens. */
const slugPattern = /^[a-z0-9-]+$/;

/** Entries without hidden files, which operating systems and editors create (`.DS_Store`, `._prices.yaml`). */
const entriesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));

/** Names of the files of a folder that have an extension, without that extension, sorted. */
export const namesIn = (folder: string, ending: string): string[] =>
  entriesOf(folder)
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending))
    .map(({ name }) => name.slice(0, -ending.length))
    .sort();

/** Names of the subfolders whose name can be part of an address, sorted; `misnamedFolders` reports the others. */
export const foldersIn = (folder: string): string[] =>
  entriesOf(folder)
    .filter((entry) => entry.isDirectory() && slugPattern.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** Slugs of the folders of copy of a kind of page: `aalst` for content/copy/town-aalst. */
export const slugsOfCopy = (kind: string): string[] =>
  foldersIn('content/copy')
    .filter((name) => name.startsWith(`${kind}-`) && name !== `${kind}-`)
    .map((name) => name.slice(kind.length + 1))
    .sort();

/** One message for each subfolder that `foldersIn` leaves out, and for each content file beside the subfolders. */
export const misnamedFolders = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (slugPattern.test(entry.name)) return [];
      return [
        `${path}: not a valid name for a folder of content. The name becomes part of an address, so this folder gets no page. Rename it, using lower-case letters without accents, digits and hyphens, or remove it.`,
      ];
    }
    if (!/\.(md|ya?ml)$/i.test(entry.name)) return [];
    return [
      `${path}: is not in a subfolder. Nothing reads it, so its content is not published. Move it into a folder of its own, as fr or nl, or remove it.`,
    ];
  });

/** One message for each content file of a folder that `namesIn(folder, '.yaml')` leaves out or that has a wrong name. */
export const misnamedFiles = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const [, name = '', ending] = /^(.*?)(\.[^.]*)?$/.exec(entry.name) ?? [];
    if (!entry.isDirectory() && !/^\.(md|ya?ml)$/i.test(ending ?? '')) return [];
    if (!entry.isDirectory() && ending === '.yaml' && slugPattern.test(name)) return [];
    return [
      `${folder}/${entry.name}: not a valid name for a file of this folder. Nothing reads it, so its content is not published. Rename it to <name>.yaml, using lower-case letters without accents, digits and hyphens, or remove it.`,
    ];
  });
