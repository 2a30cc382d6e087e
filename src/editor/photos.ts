import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { Location } from '@pajotherm/editor/contract';
import { photoSizeText } from '#src/content/photo-size-text.ts';
import type { Site } from '#src/load-site.ts';
import type { ProjectsCopy } from '#src/page-types/projects/copy-schema.ts';

/** Sizes by file, with the time of the file. They are kept, because each typed letter starts a check. */
const sizeByFile = new Map<string, { time: number; size: string }>();

/**
 * The photographs on the disk, as `loadSite` wants them: the editor's own files are texts only.
 * @param root folder of the project
 */
export const photosOnDisk = (root = '.'): ReadonlyMap<string, string> => {
  const folder = `${root}/content/media`;
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => {
        const path = `${folder}/${name}`;
        const time = statSync(path).mtimeMs;
        const known = sizeByFile.get(path);
        const size = known?.time === time ? known.size : photoSizeText(readFileSync(path));
        sizeByFile.set(path, { time, size });
        return [`content/media/${name}`, size];
      }),
  );
};

/** Location of the photographs of a project, or of the one of a person, an article or the company, by that of another value of it. */
export const photoOf = ({ content }: Site, { file, path }: Location): Location | null => {
  if (/^photos?$/.test(String(path[0]))) return null;
  if (file.startsWith('content/projects/')) return { file, path: ['photos'] };
  if (/^content\/(?:team|articles)\//.test(file)) return { file, path: ['photo'] };
  if (/^content\/copy\/about\//.test(file)) return { file: 'content/company.yaml', path: ['photo'] };
  const [, lang] = /^content\/copy\/projects\/(fr|nl)\./.exec(file) ?? [];
  const [first, list, index] = path;
  if (lang === undefined || first !== 'projects' || list !== 'items') return null;
  const copy = content.rawCopy.get(`projects/${lang}`) as ProjectsCopy | undefined;
  const id = copy?.projects.items[Number(index)]?.id;
  return id === undefined ? null : { file: `content/projects/${id}.yaml`, path: ['photos'] };
};
