import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type BuiltPage, builtPages } from '../support/built-pages.ts';
import { contentFile, writtenTexts } from '../support/content-files.ts';
import { compactWords } from '../support/plain-text.ts';

/** Files of content/copy/ that hold the texts of a page; an article is a file of its own. */
const filesOf = ({ id, lang }: BuiltPage): string[] =>
  [id.replace('/', '-'), ...(id === 'home' && lang === 'fr' ? ['home-french-only'] : [])]
    .map((name) => `copy/${name}/${lang}`)
    .filter((file) => existsSync(`content/${file}.yaml`));

/** Shown only once a fact is past its review date: tests/build/guides.test.ts. */
const later = /(?:^|\.)stale\.|^sampleOne$|^article\.|^order\[|^simulator\.cards\[\d+\]\.features\[[3-9]\]$/;

test.each(builtPages().filter((page) => filesOf(page).length > 0))(
  'every text of the copy of $path stands on the page',
  (page) => {
    const words = compactWords(page.html);
    const missing = filesOf(page).flatMap((file) =>
      writtenTexts(contentFile(file))
        .filter(({ key, parts }) => !later.test(key) && parts.some((part) => !words.includes(part)))
        .map(({ key }) => `content/${file}.yaml: ${key}`),
    );
    expect(missing, `${page.path} does not print these texts, or prints them changed`).toEqual([]);
  },
);
