import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ContentFiles } from './files.ts';

/** Folders with what `loadSite` needs, and the names of the files it reads there. */
const sources: [folder: string, names: RegExp][] = [
  ['content', /\.(md|ya?ml)$/i],
  ['src/drawings', /\.svg$/],
  ['public/logos', /\.svg$/],
];

/** A text without a byte order mark and with `\n` as line end, whatever editor saved it. */
const normalised = (bytes: Buffer): string =>
  bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');

/**
 * Reads the content from the disk; hidden files are left out. In the development server
 * integrations/content/content-files.ts takes the place of this module.
 * @param root folder of the project
 */
export const readContentFiles = (root = '.'): ContentFiles =>
  new Map(
    sources.flatMap(([folder, names]) =>
      !existsSync(`${root}/${folder}`)
        ? []
        : readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
            .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
            .filter((path) => names.test(path) && !path.includes('/.'))
            .sort()
            .map((path) => [path, normalised(readFileSync(`${root}/${path}`))] as const),
    ),
  );
