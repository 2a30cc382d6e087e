import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, builtPages } from '../../support/built-pages.ts';
import { contentFile, sourcesOf, textsIn, yamlNamesIn } from '../../support/content-files.ts';
import { compactWords } from '../../support/plain-text.ts';
import type { BuiltCopy } from './built-copy.ts';
import { removedPages } from './remove.ts';

/** Facts with a review date that a page's files name. Emergency numbers have no notice beside them. */
const reviewedFacts = (page: BuiltPage) =>
  sourcesOf(page).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([a-z0-9-]+)\.([a-z0-9-]+)/g)].flatMap(
      ([, group = '', key = '']) => {
        const fact = yamlNamesIn('facts').includes(group) ? contentFile(`facts/${group}`)[key] : undefined;
        return fact?.reviewBy === undefined || fact.unit === 'phone' ? [] : [fact];
      },
    ),
  );

/** Tests that pages name the facts whose review date has passed. */
export const checkStaleFacts = ({ read }: BuiltCopy): void => {
  describe('docs/guides/change-a-price.md, BC-5: once the day to look a fact up again has passed', () => {
    const late = builtPages()
      .filter(({ id }) => !removedPages.some(({ from }) => from === id))
      .filter((page) => reviewedFacts(page).length > 0);

    test.each(late)('$path says so where it names the fact, and links to the public bodies', (page) => {
      const main = read(`${page.path.slice(1)}.html`).split('<main')[1] ?? '';
      expect(main, 'markup printed raw').not.toContain('(review:');
      // Answers that an island gives stand in its props.
      const inIslands = [...main.matchAll(/data-props="\/([^"]+)"/g)]
        .map(([, props = '']) => read(props))
        .join('');
      const notices = [...sourcesOf(page), `content/ui/${page.lang}.yaml`].flatMap((file) =>
        textsIn(file).filter(({ key }) => /(?:^|\.)(?:checking|stale\.text)$/.test(key)),
      );
      const words = compactWords(main);
      expect(notices.some(({ parts }) => parts.every((part) => words.includes(part)))).toBe(true);
      for (const { authority } of reviewedFacts(page))
        for (const body of [authority ?? []].flat()) {
          const address = body[page.lang];
          expect(
            main.includes(`href="${address}"`) || inIslands.includes(`(review:${address}`),
            address,
          ).toBe(true);
        }
    });
  });
};
