import { readFileSync } from 'node:fs';
import { type BuiltPage, builtPages } from '../../support/built-pages.ts';
import { contentFile, sourcesOf, textsIn, yamlNamesIn } from '../../support/content-files.ts';

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

/** The pages that name facts with a review date, and the addresses of the public bodies that publish these. */
export const namingReviewedFacts = () =>
  builtPages().flatMap((page) => {
    const facts = reviewedFacts(page);
    const authorities: string[] = facts.flatMap(({ authority }) =>
      [authority ?? []].flat().map((body) => body[page.lang]),
    );
    return facts.length === 0 ? [] : [{ id: page.id, lang: page.lang, path: page.path, authorities }];
  });

/** The words with which a page may say that a fact is being checked, each in the parts that are printed as written. */
export const noticesOf = (page: { id: string; lang: string }): string[][] =>
  [...sourcesOf(page), `content/ui/${page.lang}.yaml`]
    .flatMap(textsIn)
    .filter(({ key }) => /(?:^|\.)(?:checking|stale\.text)$/.test(key))
    .map(({ parts }) => parts);
