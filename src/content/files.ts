import { factFiles } from './facts/fact-files.ts';
import { at, type Finding, finding, type Report } from './finding.ts';
import { nearName } from './near-name.ts';

/** Texts of files by their path from the project's root: `content/company.yaml`. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Every file that something reads. */
const known = [
  /^content\/(?:allowed-digits|company|grants|moved|placeholders|postal-codes|reviews|testimonials)\.yaml$/,
  new RegExp(`^content/facts/(?:${factFiles.join('|')})\\.yaml$`),
  /^content\/(?:brands|fault-codes|projects|regions|team|towns)\/[^/]+$/,
  /^content\/media\/[\w-]+\.(?:jpe?g|png|webp)$/i,
  /^content\/ui\/(?:form|fr|nl)\.yaml$/,
  /^content\/copy\/(?:[^/]+|[^/]+\/(?:fr|nl)\.yaml)$/,
  /^content\/articles\/(?:[^/]+|[^/]+\/(?:fr|nl)\.md)$/,
];

/** True for a file of the content that something reads. */
export const isRead = (file: string): boolean => known.some((pattern) => pattern.test(file));

/** A file that is not there, with one that nothing reads and that has nearly its name. */
export const missingFile = (file: string, files: ReadonlyMap<string, unknown>): Finding => {
  const unread = [...files.keys()].filter((one) => one.startsWith('content/') && !isRead(one));
  return finding('file-missing', at(file), { near: nearName(file, unread) });
};

/** Names that become part of addresses: lower-case letters, digits, hyphens. */
const slugPattern = /^[a-z0-9-]+$/;

/** Paths below a folder, relative to it, sorted. */
const pathsBelow = (files: ReadonlyMap<string, unknown>, folder: string): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .sort();

/** Names of the YAML files of a folder, without their ending, sorted. */
export const namesIn = (files: ReadonlyMap<string, unknown>, folder: string): string[] =>
  pathsBelow(files, folder).flatMap((path) =>
    !path.includes('/') && path.endsWith('.yaml') ? [path.slice(0, -'.yaml'.length)] : [],
  );

const folderNames = (files: ContentFiles, folder: string): string[] => [
  ...new Set(
    pathsBelow(files, folder)
      .filter((path) => path.includes('/'))
      .map((path) => path.slice(0, path.indexOf('/'))),
  ),
];

/** Names of the subfolders whose name can be part of an address, sorted. */
export const foldersIn = (files: ContentFiles, folder: string): string[] =>
  folderNames(files, folder).filter((name) => slugPattern.test(name));

/** Folders that `foldersIn` leaves out, and files beside the subfolders. */
export const checkFolderNames = (files: ContentFiles, folder: string, report: Report): void => {
  for (const name of folderNames(files, folder))
    if (!slugPattern.test(name)) report(finding('folder-name', at(`${folder}/${name}`)));
  for (const path of pathsBelow(files, folder))
    if (!path.includes('/')) report(finding('file-outside-folder', at(`${folder}/${path}`)));
};

/** Files of a folder that `namesIn` leaves out, or whose name is not valid. */
export const checkFileNames = (files: ContentFiles, folder: string, report: Report): void => {
  for (const path of pathsBelow(files, folder))
    if (!/^[a-z0-9-]+\.yaml$/.test(path)) report(finding('file-name', at(`${folder}/${path}`)));
};
