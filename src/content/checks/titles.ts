import { type Language, languages } from '#src/lib/language.ts';
import { articleFile } from '../articles/article.ts';
import type { Content, ContentData } from '../content.ts';
import type { CopyFile } from '../copy/load-copy.ts';
import { at, finding, type Place, type Report } from '../finding.ts';

/** A title or a name with its place. */
interface Titled {
  title: string;
  place: Place;
}

/** Titles that something else has, too. */
const checkUnique = (all: readonly Titled[], report: Report): void => {
  const owners = new Map<string, string>();
  for (const { title, place } of all) {
    const owner = owners.get(title);
    if (owner !== undefined) report(finding('title-twice', place, { title, other: owner }));
    owners.set(title, owner ?? place.file);
  }
};

/** Titles of pages, as search engines show them, and names of brands that are there twice. */
export const checkTitles = (
  { brands }: ContentData,
  all: readonly CopyFile[],
  articles: Content['articles'],
  report: Report,
): void => {
  const pages = (lang: Language): Titled[] =>
    all.flatMap(({ copy, file, lang: own }) =>
      own === lang && 'meta' in copy
        ? [{ title: (copy.meta as { title: string }).title, place: at(file, 'meta', 'title') }]
        : [],
    );
  for (const lang of languages) {
    const own = articles[lang];
    const place = (id: string, key: string) => at(articleFile(id, lang), key);
    const titles = own.map(({ id, metaTitle }) => ({ title: metaTitle, place: place(id, 'metaTitle') }));
    checkUnique([...pages(lang), ...titles], report);
    checkUnique(
      own.map(({ id, title }) => ({ title, place: place(id, 'title') })),
      report,
    );
  }
  const names = [...brands].map(([slug, { name }]) => ({
    title: name,
    place: at(`content/brands/${slug}.yaml`, 'name'),
  }));
  checkUnique(names, report);
};
