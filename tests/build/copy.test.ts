import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dist } from '../../tools/site/built-site.ts';
import { attributes, builtPages } from '../support/built-pages.ts';
import { sourcesOf, textsIn } from '../support/content-files.ts';
import { compactWords } from '../support/plain-text.ts';

/** Texts that a page does not print as they are, or not always. */
const elsewhere = [
  // Once a fact is past its review date: tests/build/guides/.
  /(?:^|\.)stale\./,
  // Among real projects: tests/build/guides/.
  /^samples\.one$/,
  // On the articles.
  /^article\./,
  // HM-8: a price card shows its first three features.
  /^priceCards\.cards\[\d+\]\.features\[[3-9]\]$/,
  // Names and dates for programs.
  /^(?:order\[\d+\]|date|updated|ground|scene)$/,
  // On the blog's index: tests/build/blog.test.ts.
  /^(?:excerpt|category)$/,
];

/** Between a title and the company's name, which a title leaves out where it would be too long. */
const suffix = /\|$/;

/** What the islands of a page get from their props files: words that they print once they are used. */
const islandWords = (html: string): string =>
  attributes(html, 'data-props')
    .map((path) => readFileSync(dist + path, 'utf8'))
    .join(' ');

test.each(builtPages())(
  'every text of the copy of $path stands on the page, or in the props of an island on it',
  (page) => {
    const words = compactWords(page.html + islandWords(page.html));
    const missing = sourcesOf(page).flatMap((file) =>
      textsIn(file)
        .map(({ key, parts }) => ({ key, parts: parts.map((part) => part.replace(suffix, '')) }))
        .filter(({ key }) => !elsewhere.some((keys) => keys.test(key)))
        .filter(({ parts }) => parts.some((part) => !words.includes(part)))
        .map(({ key }) => `${file}: ${key}`),
    );
    expect(missing, `${page.path} does not print these texts, or prints them changed`).toEqual([]);
  },
);
