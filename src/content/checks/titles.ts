import { at, finding, type Place } from '../finding.ts';
import type { Checked } from './checked.ts';

/** Reports titles and descriptions of pages, titles of articles and names of brands that occur twice (PG-1). */
export const checkTitles = ({ data: { brands }, copy: all, articles, report }: Checked): void => {
  const owners = new Map<string, string>();
  const check = (kind: string, title: string, place: Place) => {
    const owner = owners.get(kind + title);
    if (owner !== undefined) report(finding('title-twice', place, { title, other: owner }));
    owners.set(kind + title, owner ?? place.file);
  };
  for (const { copy, file } of all) {
    const { meta } = copy as { meta?: { title: string; description: string } };
    if (meta === undefined) continue;
    check('title', meta.title, at(file, 'meta', 'title'));
    check('description', meta.description, at(file, 'meta', 'description'));
  }
  for (const [name, { front }] of articles) {
    const place = (key: string) => at(`content/articles/${name}.md`, key);
    check('title', front.metaTitle, place('metaTitle'));
    check('description', front.description, place('description'));
    check('heading', front.title, place('title'));
  }
  for (const [slug, { name }] of brands) check('brand', name, at(`content/brands/${slug}.yaml`, 'name'));
};
