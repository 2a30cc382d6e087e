import { at, finding, type Place } from '../finding.ts';
import type { Photo } from '../schemas/photo.ts';
import type { Checked } from './checked.ts';

/** The largest file that a camera makes, and the most that a build can hold in memory. */
const limits = { megabytes: 20, megapixels: 60 } as const;

/** Photographs that do not exist, that are none, or that are too large to build with (MD-1). */
export const checkPhotos = ({ data, articles, files, report }: Checked): void => {
  const check = (photo: Pick<Photo, 'file'> | undefined, place: Place) => {
    if (photo === undefined) return;
    const { file } = photo;
    const described = files.get(`content/media/${file}`);
    if (described === undefined) {
      report(finding('photo-missing', place, { file }));
      return;
    }
    const [width = 0, height = 0, bytes = 0] = described.split(' ').map(Number);
    const [megabytes, megapixels] = [bytes / 1e6, (width * height) / 1e6].map(Math.round);
    if (width === 0) report(finding('photo-unreadable', place, { file }));
    else if (bytes > limits.megabytes * 1e6 || width * height > limits.megapixels * 1e6)
      report(finding('photo-large', place, { file, megabytes: megabytes ?? 0, megapixels: megapixels ?? 0 }));
  };
  for (const [id, { photo }] of data.projects)
    check(photo, at(`content/projects/${id}.yaml`, 'photo', 'file'));
  check(data.company.photo, at('content/company.yaml', 'photo', 'file'));
  for (const [name, { front }] of articles)
    check(front.photo, at(`content/articles/${name}.md`, 'photo', 'file'));
  for (const [id, { photo }] of data.team) check(photo, at(`content/team/${id}.yaml`, 'photo', 'file'));
};
