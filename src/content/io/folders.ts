import { readdirSync } from 'node:fs';

/** Names that become addresses: small letters, figures, hyphens. */
const wellNamed = /^[a-z0-9-]+$/;

/** What an operating system or an editor leaves behind (`.DS_Store`, `._prices.yaml`) is no content. */
const entriesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));

/** Files of a folder with an ending, by name without it, sorted. */
export const namesIn = (folder: string, ending: string): string[] =>
  entriesOf(folder)
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(ending))
    .map(({ name }) => name.slice(0, -ending.length))
    .sort();

/** Folders of a folder whose name can stand in an address, sorted; `folderProblems` names the others. */
export const foldersIn = (folder: string): string[] =>
  entriesOf(folder)
    .filter((entry) => entry.isDirectory() && wellNamed.test(entry.name))
    .map(({ name }) => name)
    .sort();

/** Slugs of the folders of copy of a kind of page: `aalst` for content/copy/town-aalst. */
export const slugsOfCopy = (kind: string): string[] =>
  foldersIn('content/copy')
    .filter((name) => name.startsWith(`${kind}-`) && name !== `${kind}-`)
    .map((name) => name.slice(kind.length + 1))
    .sort();

/** One message for each folder of a folder that `foldersIn` leaves out, and for each content file beside the folders. */
export const folderProblems = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (wellNamed.test(entry.name)) return [];
      return [
        `${path}: no name for a folder of content. It becomes part of an address, so no page is made of it. Name it with small letters without accents, figures and hyphens, or remove it.`,
      ];
    }
    if (!/\.(md|ya?ml)$/i.test(entry.name)) return [];
    return [
      `${path}: lies beside the folders. Nothing reads it, so nobody sees what it says. Move it into a folder of its own, as fr or nl, or remove it.`,
    ];
  });

/** One message for each content file of a folder that `namesIn(folder, '.yaml')` leaves out or that has a wrong name. */
export const fileProblems = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const [, name = '', ending] = /^(.*?)(\.[^.]*)?$/.exec(entry.name) ?? [];
    if (!entry.isDirectory() && !/^\.(md|ya?ml)$/i.test(ending ?? '')) return [];
    if (!entry.isDirectory() && ending === '.yaml' && wellNamed.test(name)) return [];
    return [
      `${folder}/${entry.name}: no name for a file of this folder. Nothing reads it, so nobody sees what it says. Name it <name>.yaml with small letters without accents, figures and hyphens, or remove it.`,
    ];
  });
