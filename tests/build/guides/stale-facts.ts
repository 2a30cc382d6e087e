import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { href } from '#src/site.ts';
import { attributes, type BuiltPage, builtPages } from '../../support/built-pages.ts';
import { checkEach } from '../../support/check-each.ts';
import { readContentFile, sourcesOf, textsIn, yamlNamesIn } from '../../support/content-files.ts';
import { linksOf, parseHtml, textOf } from '../../support/dom.ts';
import { compactPageText } from '../../support/plain-text.ts';

/**
 * Facts with a review date that a page names. Emergency numbers are not among them, because they have no notice, nor facts with
 * an `until` date, because the texts that name them are left out after it.
 */
const reviewedFacts = (page: BuiltPage) =>
  sourcesOf(page).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([a-z0-9-]+)\.([a-z0-9-]+)/g)].flatMap(
      ([, group = '', key = '']) => {
        const fact = yamlNamesIn('facts').includes(group)
          ? readContentFile(`facts/${group}`)[key]
          : undefined;
        return fact?.reviewBy === undefined || fact.unit === 'phone' || fact.until !== undefined
          ? []
          : [fact];
      },
    ),
  );

/** The pages that name facts with a review date, and the URLs of the public bodies that publish these. */
const namingReviewedFacts = () =>
  builtPages().flatMap((page) => {
    const facts = reviewedFacts(page);
    const authorities: string[] = facts.flatMap(({ authority }) =>
      [authority ?? []].flat().map((body) => body[page.lang]),
    );
    return facts.length === 0 ? [] : [{ id: page.id, lang: page.lang, path: page.path, authorities }];
  });

/** The sentences with which a page may say that a fact is being checked, each divided at its placeholders. */
const noticesOf = (page: { id: string; lang: string }): string[][] =>
  [...sourcesOf(page), `content/ui/${page.lang}.yaml`]
    .flatMap(textsIn)
    .filter(({ key }) => /(?:^|\.)(?:staleNotice|stale\.text)$/.test(key))
    .map(({ parts }) => parts);

/** Tests a site that is built long after the day to look each fact up again. */
export const testStaleFacts = (read: (file: string) => string): void => {
  test('docs/guides/change-a-price.md, BC-5, TR-2: past the day to look a fact up again, a page says so and links to the public bodies', () => {
    checkEach(namingReviewedFacts(), (page) => {
      const [, main = ''] = read(`${page.path.slice(1)}.html`).split('<main');
      expect(main.includes('(review:'), 'markup printed raw').toBe(false);
      const words = compactPageText(main);
      expect(noticesOf(page).some((parts) => parts.every((part) => words.includes(part)))).toBe(true);
      // Answers that an island gives are in its props.
      const islands = attributes(main, 'data-props')
        .map((file) => read(file.slice(1)))
        .join('');
      for (const authorityUrl of page.authorities)
        expect(
          main.includes(`href="${authorityUrl}"`) || islands.includes(`(review:${authorityUrl}`),
          authorityUrl,
        ).toBe(true);
    });
  });

  test('TL-4, TR-2: past that day the page of the grants has no state, amount or rate, but the public bodies', () => {
    for (const lang of languages) {
      const main = parseHtml(read(`${href('grants', lang).slice(1)}.html`));
      const { open, loan, closed, stale } = readContentFile(`ui/${lang}`).grants.states;
      const statuses = main
        .querySelectorAll('details')
        .filter((fold) => fold.querySelector('#brussels, #flanders, #wallonia') !== null);
      expect(statuses).toHaveLength(3);
      const vat = main.querySelectorAll('section[aria-labelledby="vat"]');
      for (const element of [...statuses, ...vat]) {
        expect(textOf(element)).not.toMatch(/[€%]/);
        expect(linksOf(element).join()).toContain('https://');
      }
      for (const text of statuses.map(textOf)) {
        expect(text).toContain(stale);
        expect([open, loan, closed].filter((state) => text.includes(state))).toEqual([]);
      }
    }
  });
};
