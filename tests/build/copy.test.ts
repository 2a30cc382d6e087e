import { expect, test } from 'vitest';
import { attributes, builtFile, builtPages } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
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
  /^(?:order\[\d+\]|date|updated|background|scene)$/,
  // What a brand names, and what it leaves to the others.
  /^(?:about\.priceIds|strengths\.shared)\[\d+\]$|^(?:prices\.rows|strengths)\[\d+\]\./,
  // On the blog's index: tests/build/blog.test.ts.
  /^(?:excerpt|category)$/,
];

/** Between a title and the company's name, which a title leaves out where it would be too long. */
const suffix = /\|$/;

test('every text of the copy is on its page, or in the props of an island on it', () => {
  checkEach(builtPages(), (page) => {
    const props = attributes(page.html, 'data-props').map(builtFile).join(' ');
    const words = compactWords(page.html + props);
    const missing = sourcesOf(page).flatMap((file) =>
      textsIn(file)
        .filter(({ key }) => !elsewhere.some((keys) => keys.test(key)))
        .filter(({ parts }) => parts.some((part) => !words.includes(part.replace(suffix, ''))))
        .map(({ key }) => `${file}: ${key}`),
    );
    expect(missing, 'these texts are not printed, or changed').toEqual([]);
  });
});
