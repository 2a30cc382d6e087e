import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { type BuiltPage, builtPages, pagesLike } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { findDuplicates } from '../support/find-duplicates.ts';

/** The drawings with a text alternative in the first section, as SVG without their labels, so that pages can be compared. */
const mainPicture = ({ html }: BuiltPage): string => {
  const [hero = ''] = html.slice(html.indexOf('<main')).split('</section>');
  return (hero.match(/<svg[^>]* role="(?:img|group)"[\s\S]*?<\/svg>/g) ?? [])
    .join('')
    .replaceAll(/ (?:aria-label|class|font-size)="[^"]*"/g, '')
    .replaceAll(/>[^<]+</g, '><');
};

/** Names of the drawings that a page loads as files and that begin with a prefix, each once. */
const picturesOf = ({ html }: BuiltPage, namePrefix: string): string[] =>
  [...new Set([...html.matchAll(/src="\/drawings\/([\w-]+)\.svg"/g)].map(([, name = '']) => name))].filter(
    (name) => name.startsWith(namePrefix),
  );

test('SH-4: every page has a main picture that no other page in its language has', () => {
  for (const lang of languages) {
    const shownOn = Map.groupBy(
      builtPages().filter((page) => page.lang === lang),
      mainPicture,
    );
    const shared = [...shownOn]
      // Places, brands and articles without a drawing of their own share a placeholder, marked `data-default`.
      .filter(
        ([picture, pages]) => picture === '' || (pages.length > 1 && !picture.includes(' data-default')),
      )
      .map(([, pages]) => pages.map(({ path }) => path));
    expect(shared).toEqual([]);
  }
});

test('SH-4: no drawing closes more than two types of page, each service counted as one', () => {
  const types = new Map<string, Set<string>>();
  for (const page of builtPages())
    for (const name of picturesOf(page, 'closing-'))
      types.set(
        name,
        (types.get(name) ?? new Set()).add(page.id.replace(/^(region|town|article|brand)\/.*/, '$1')),
      );
  expect([...types].filter(([, ids]) => ids.size > 2)).toEqual([]);
  expect(types.size).toBeGreaterThan(1);
});

test('SH-4: the page of a town or Region shows a landmark that no other page shows', () => {
  for (const lang of languages) {
    const places = pagesLike(/^(?:town|region)\//).filter((page) => page.lang === lang);
    checkEach(places, (page) => expect(picturesOf(page, 'landmark-')).not.toEqual([]));
    expect(findDuplicates(places.flatMap((page) => picturesOf(page, 'landmark-')))).toEqual([]);
  }
});
