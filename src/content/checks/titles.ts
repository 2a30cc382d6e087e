import type { RawArticle } from '../articles/article.ts';
import type { ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { at, finding, type Place, type Report } from '../finding.ts';

/** Titles and descriptions of pages, titles of articles and names of brands that something else has, too (PG-1). */
export const checkTitles = (
  { brands }: ContentData,
  all: readonly CopyFile[],
  articles: ReadonlyMap<string, RawArticle>,
  report: Report,
): void => {
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
