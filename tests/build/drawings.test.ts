import { describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { partsOf } from '../../integrations/html/page-parts.ts';
import { type BuiltPage, builtPages } from '../support/built-pages.ts';

/** The drawings with a text alternative in the first section of a page, without their words: two pages may not show the same. */
const mainPicture = ({ html, path }: BuiltPage): string => {
  const hero = html.slice(html.indexOf('<main'), partsOf(html).firstSectionEnd ?? 0);
  const drawings = hero.match(/<svg[^>]* role="(?:img|group)"[\s\S]*?<\/svg>/g) ?? [];
  expect(drawings, `${path} has no drawing in its first section`).not.toHaveLength(0);
  return drawings
    .join('')
    .replaceAll(/ (?:aria-label|class|font-size)="[^"]*"/g, '')
    .replaceAll(/>[^<]+</g, '><');
};

/** Drawings loaded as files, without repetitions. */
const picturesOf = ({ html }: BuiltPage): string[] => [
  ...new Set([...html.matchAll(/src="\/drawings\/([\w-]+)\.svg"/g)].map(([, name]) => name ?? '')),
];

/** A place, brand or article that was added without a drawing shows one that says so. */
const isDefault = (picture: string): boolean => picture.includes(' data-default');

const kindOf = ({ id }: BuiltPage): string => id.replace(/\/.*/, '');

describe.each(languages)('SH-4, %s', (lang) => {
  const pages = builtPages().filter((page) => page.lang === lang);

  test('no two pages have the same main picture', () => {
    const shownOn = new Map<string, string[]>();
    for (const page of pages) {
      const picture = mainPicture(page);
      if (!isDefault(picture)) shownOn.set(picture, [...(shownOn.get(picture) ?? []), page.path]);
    }
    expect([...shownOn.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });

  test('pages of different kinds close with different drawings', () => {
    const kinds = new Map<string, Set<string>>();
    for (const page of pages)
      for (const name of picturesOf(page).filter((one) => one.startsWith('closing-')))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(kindOf(page)));
    const shared = ['closing-place', 'closing-tool'];
    const repeated = [...kinds].filter(([name, ids]) => ids.size > 1 && !shared.includes(name));
    expect(repeated).toEqual([]);
    expect(kinds.size).toBeGreaterThan(1);
  });

  test('the page of a town or Region shows a landmark that no other page shows', () => {
    const landmarks = pages
      .filter((page) => ['town', 'region'].includes(kindOf(page)))
      .flatMap((page) => picturesOf(page).filter((name) => name.startsWith('landmark-')));
    expect(landmarks.length).toBeGreaterThan(0);
    expect(new Set(landmarks).size).toBe(landmarks.length);
  });
});
