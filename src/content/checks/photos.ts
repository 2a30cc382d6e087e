import { isContentFile } from '../content-files.ts';
import { at, finding, type Location } from '../finding.ts';
import type { Photo } from '../schemas/photo.ts';
import type { CheckInput } from './check-input.ts';

/** The largest file of a camera, and the most pixels that a build can hold in memory. */
const maxPhotoSize = { bytes: 20e6, pixels: 60e6 } as const;

/** Reports photographs that are missing, no photographs, or too large for a build (MD-1). */
export const checkPhotos = ({ data, articles, files, report }: CheckInput): void => {
  const usedPhotos = new Set<string>();
  const check = (photo: Pick<Photo, 'file'> | undefined, location: Location) => {
    if (photo === undefined) return;
    const { file } = photo;
    const described = files.get(`content/media/${file}`);
    if (described === undefined) {
      report(finding('picture-missing', location, { name: file }));
      return;
    }
    usedPhotos.add(`content/media/${file}`);
    // A photograph stands in `files` as src/content/photo-size-text.ts describes it: `width height bytes`.
    const [width = 0, height = 0, bytes = 0] = described.split(' ').map(Number);
    if (width === 0 || bytes > maxPhotoSize.bytes || width * height > maxPhotoSize.pixels)
      report(finding('photo-unreadable', location, { file }));
  };
  for (const [id, { photos }] of data.projects)
    for (const [index, photo] of photos.entries())
      check(photo, at(`content/projects/${id}.yaml`, 'photos', index, 'file'));
  check(data.company.photo, at('content/company.yaml', 'photo', 'file'));
  for (const [name, { front }] of articles)
    check(front.photo, at(`content/articles/${name}.md`, 'photo', 'file'));
  for (const [id, { photo }] of data.team) check(photo, at(`content/team/${id}.yaml`, 'photo', 'file'));
  // Astro reads every file of the folder, and would stop with words of its own.
  for (const [path, described] of files)
    if (path.startsWith('content/media/') && isContentFile(path) && described === '' && !usedPhotos.has(path))
      report(finding('photo-unreadable', at(path), { file: path.slice('content/media/'.length) }));
};
