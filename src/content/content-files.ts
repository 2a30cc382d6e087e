import { languages } from '#src/lib/language.ts';

/** Texts of files by their path from the project's root: `content/company.yaml`. */
export type ContentFiles = ReadonlyMap<string, string>;

const anyLanguage = languages.join('|');

const knownFilePatterns = [
  /^content\/(?:allowed-digits|company|grants|moved|postal-codes|reviews|provisional-texts|testimonials)\.yaml$/,
  /^content\/(?:brands|facts|fault-codes|projects|regions|team|towns)\/[a-z0-9-]+\.yaml$/,
  /^content\/media\/[\w-]+\.(?:jpe?g|png|webp)$/i,
  new RegExp(`^content/ui/(?:form|${anyLanguage})\\.yaml$`),
  new RegExp(`^content/copy/[a-z0-9-]+/(?:${anyLanguage})\\.yaml$`),
  new RegExp(`^content/articles/[a-z0-9-]+/(?:${anyLanguage})\\.md$`),
];

/** True for a file that the site reads. */
export const isContentFile = (file: string): boolean =>
  knownFilePatterns.some((pattern) => pattern.test(file));

const pathsBelow = (files: ReadonlyMap<string, unknown>, folder: string): string[] =>
  [...files.keys()]
    .filter((path) => path.startsWith(`${folder}/`) && isContentFile(path))
    .map((path) => path.slice(folder.length + 1))
    .sort();

/** Lists the YAML files of a folder without their ending, sorted. */
export const yamlNamesIn = (files: ReadonlyMap<string, unknown>, folder: string): string[] =>
  pathsBelow(files, folder).map((path) => path.replace(/\.yaml$/, ''));

/** Lists the subfolders of a folder, sorted. */
export const subfoldersIn = (files: ContentFiles, folder: string): string[] => [
  ...new Set(pathsBelow(files, folder).map((path) => path.replace(/\/.*/, ''))),
];
