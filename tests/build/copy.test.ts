import { expect, test } from 'vitest';
import { attributes, type BuiltPage, builtFile, builtPages } from '../support/built-pages.ts';
import { checkEach } from '../support/check-each.ts';
import { sourcesOf, textsIn, yamlNamesIn } from '../support/content-files.ts';
import { compactPageText } from '../support/plain-text.ts';

/** Texts that a page does not print as they are, or not always. */
const keysPrintedElsewhere = [
  // Once a fact is past its review date: tests/build/guides/.
  /(?:^|\.)stale\./,
  // Among real projects: tests/build/guides/.
  /^samples\.one$/,
  // On the articles.
  /^article\./,
  // Below two photographs of a project, which were taken before and after the work.
  /^projects\.beforeAndAfter$/,
  // HM-8: a price card shows its first three features.
  /^priceCards\.cards\[\d+\]\.features\[[3-9]\]$/,
  // Names and dates for programs.
  /^(?:order\[\d+\]|date|updated|background|scene)$/,
  // Keys by which a brand chooses from the texts of all brands.
  /^(?:about\.priceIds|strengths\.shared)\[\d+\]$|^(?:prices\.rows|strengths)\[\d+\]\./,
  // On the blog's index: tests/build/blog.test.ts.
  /^(?:excerpt|category)$/,
];

/** The separator between a title and the company's name. A title that would be too long leaves out both. */
const titleSeparatorPattern = /\|$/;

/** Names and texts of data that a page has to say, by the type of the page: files of content/, and the keys in them. */
const textsOfDataFor = ({ id, lang }: BuiltPage): { file: string; keys: RegExp }[] => {
  const [kind, slug] = id.split('/');
  if (kind === 'town' || kind === 'region')
    return [{ file: `${kind}s/${slug}`, keys: new RegExp(`^(?:districts|communes)\\[.*\\.?${lang}$`) }];
  const keys = new RegExp(`^(?:codes|families)\\[.*\\.(?:meaning|note|label|title)\\.${lang}$`);
  return id === 'fault-finder'
    ? yamlNamesIn('fault-codes').map((brand) => ({ file: `fault-codes/${brand}`, keys }))
    : [];
};

test('HM-3, HM-4, HM-9, HM-10, HM-12, RG-1, TN-2, TN-5, SV-2, RT-3, TL-1, TR-1: every text of the copy is on its page, or in the props of an island on it, and so are the names in its structured data', () => {
  checkEach(builtPages(), (page) => {
    const props = attributes(page.html, 'data-props').map(builtFile).join(' ');
    const words = compactPageText(page.html + props);
    const copy = sourcesOf(page).flatMap((file) =>
      textsIn(file)
        .filter(({ key }) => !keysPrintedElsewhere.some((keys) => keys.test(key)))
        .map((text) => ({ file, ...text })),
    );
    const data = textsOfDataFor(page).flatMap(({ file, keys }) =>
      textsIn(`content/${file}.yaml`)
        .filter(({ key }) => keys.test(key))
        .map((text) => ({ file, ...text })),
    );
    const missing = [...copy, ...data]
      .filter(({ parts }) => parts.some((part) => !words.includes(part.replace(titleSeparatorPattern, ''))))
      .map(({ file, key }) => `${file}: ${key}`);
    expect(missing, 'these texts are not printed, or changed').toEqual([]);
  });
});
