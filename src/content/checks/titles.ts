import { at, finding, type Location } from '../finding.ts';
import type { CheckInput } from './check-input.ts';

/** Reports titles and descriptions of pages, titles of articles and names of brands that occur twice (PG-1). */
export const checkUniqueTitles = ({ data: { brands }, copy: all, articles, report }: CheckInput): void => {
  const owners = new Map<string, string>();
  const check = (kind: string, title: string, location: Location) => {
    const owner = owners.get(kind + title);
    if (owner !== undefined) report(finding('title-twice', location, { title, other: owner }));
    owners.set(kind + title, owner ?? location.file);
  };
  for (const { copy, file } of all) {
    const { meta } = copy as { meta?: { title: string; description: string } };
    if (meta === undefined) continue;
    check('title', meta.title, at(file, 'meta', 'title'));
    check('description', meta.description, at(file, 'meta', 'description'));
  }
  for (const [name, { front }] of articles) {
    const location = (key: string) => at(`content/articles/${name}.md`, key);
    check('title', front.metaTitle, location('metaTitle'));
    check('description', front.description, location('description'));
    check('heading', front.title, location('title'));
  }
  for (const [slug, { name }] of brands) check('brand', name, at(`content/brands/${slug}.yaml`, 'name'));
};
