import { constants, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refuse } from './refusal.ts';

/** True for a name that a content file can have, with its folders: `content/copy/home/fr.yaml`. */
export const isContentName = (file: string): boolean =>
  /^content(?:\/[a-z0-9-]+){0,2}\/[a-z0-9-]+\.(?:yaml|md)$/.test(file);

/** Largest content file that is read or written, in bytes: far more than any file has. */
const largest = 1_000_000;

/** Files below a folder. `readdirSync` with `recursive` would follow links to folders. */
const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, name);
    return entry.isFile() ? [name] : [];
  });

/** The content files of a project, sorted. Hidden files, links and all else are left out. */
export const contentFileNames = (root: string) => filesBelow(root, 'content').filter(isContentName).sort();

/** Refuses a name that no content file can have, and a text that is too large. @throws Refusal */
export const assertWritable = (root: string, file: string, text: string | null): void => {
  if (!isContentName(file))
    refuse(`${file} n'est pas un fichier du contenu.`, `${file} is geen bestand van de inhoud.`);
  if (text !== null && text.length > largest) refuse(`${file} est trop grand.`, `${file} is te groot.`);
  assertInside(root, file);
  const state = lstatSync(join(root, file), { throwIfNoEntry: false });
  if (state !== undefined && !state.isFile())
    refuse(`${file} est un lien : rien n'a été écrit.`, `${file} is een koppeling: er is niets geschreven.`);
  if (state !== undefined && (state.mode & 0o200) === 0)
    refuse(
      `${file} est protégé contre l'écriture : rien n'a été écrit. Permettez l'écriture, puis recommencez.`,
      `${file} is alleen-lezen: er is niets geschreven. Sta schrijven toe en probeer opnieuw.`,
    );
};

/** @throws Refusal where a folder on the way to the file is a link, which may lead out of content/. */
const assertInside = (root: string, file: string): void => {
  const content = join(root, 'content');
  for (let one = dirname(join(root, file)); one.length >= content.length; one = dirname(one))
    if (lstatSync(one, { throwIfNoEntry: false })?.isDirectory() === false)
      refuse(`${file} mène hors du contenu.`, `${file} leidt uit de inhoud.`);
};

/** Text of a content file as it is on disk; null where there is no such file. @throws Refusal where it is a link or no UTF-8. */
export const readContentFile = (root: string, file: string): string | null => {
  if (!isContentName(file) || lstatSync(join(root, file), { throwIfNoEntry: false }) === undefined)
    return null;
  assertInside(root, file);
  if (!lstatSync(join(root, file)).isFile())
    return refuse(`${file} est un lien.`, `${file} is een koppeling.`);
  const bytes = readFileSync(join(root, file), { flag: constants.O_RDONLY | constants.O_NOFOLLOW });
  if (bytes.length > largest) return refuse(`${file} est trop grand.`, `${file} is te groot.`);
  return bytes.toString('utf8');
};

/** Texts by path, kept because each request needs all of them. The stamp is another one once the file has changed. */
const latest = new Map<string, { stamp: string; text: string }>();

/** Texts of all content files on disk. */
export const readContentFolder = (root: string): Map<string, string> =>
  new Map(
    contentFileNames(root).map((file) => {
      const path = join(root, file);
      const { ino, size, ctimeNs } = lstatSync(path, { bigint: true });
      const stamp = `${ino} ${size} ${ctimeNs}`;
      const known = latest.get(path);
      if (known?.stamp === stamp) return [file, known.text];
      const text = readContentFile(root, file) ?? '';
      latest.set(path, { stamp, text });
      return [file, text];
    }),
  );
