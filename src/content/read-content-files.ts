import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ContentFiles } from './content-files.ts';
import { photoSizeText } from './photo-size-text.ts';

/**
 * The folders that `loadSite` needs, and the names of the files that are read there. In `content/` all are read, because the
 * check reports files that nothing uses.
 */
const readFolders: [folder: string, names: RegExp][] = [
  ['content', /./],
  ['src/drawings', /\.svg$/],
  ['public/logos', /\.svg$/],
];

/**
 * Returns what a file holds: of a photograph its size, of Markdown, YAML and SVG the text with `\n` as line end and without
 * byte order mark, of any other file an empty text.
 */
const textOf = (path: string): string => {
  if (/content\/media\/[^/]+\.(?:jpe?g|png|webp)$/i.test(path)) return photoSizeText(readFileSync(path));
  if (!/\.(?:md|ya?ml|svg)$/i.test(path)) return '';
  return readFileSync(path, 'utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
};

/**
 * Reads the content from the disk; hidden files are left out. In the development server
 * integrations/content/unsaved-texts.ts takes the place of this module.
 * @param root folder of the project
 */
export const readContentFiles = (root = '.'): ContentFiles =>
  new Map(
    readFolders.flatMap(([folder, names]) =>
      !existsSync(`${root}/${folder}`)
        ? []
        : readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
            .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
            .filter((path) => names.test(path) && !path.includes('/.'))
            .filter((path) => statSync(`${root}/${path}`).isFile())
            .sort()
            .map((path) => [path, textOf(`${root}/${path}`)] as const),
    ),
  );
