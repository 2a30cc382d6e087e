import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { ContentFiles } from './files.ts';

/** Folders with what `loadSite` needs, and the names of the files it knows there: in `content/` all, so that a copy is found. */
const sources: [folder: string, names: RegExp][] = [
  ['content', /./],
  ['src/drawings', /\.svg$/],
  ['public/logos', /\.svg$/],
];

/** Files whose text is read; of others only the name. */
const readable = /\.(?:md|ya?ml|svg)$/i;

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
            .filter(
              (path) => names.test(path) && !path.includes('/.') && statSync(`${root}/${path}`).isFile(),
            )
            .sort()
            .map(
              (path) =>
                [path, readable.test(path) ? normalised(readFileSync(`${root}/${path}`)) : ''] as const,
            ),
    ),
  );
