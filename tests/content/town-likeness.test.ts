import { describe, expect, it } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { regionSlugs } from '#src/content/schemas/places.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/** Share of five-word runs two pages may have in common before they look like one page with two names. */
const limit = 0.3;
/** A sentence longer than this may stand on one town page only; what states a figure has one wording everywhere. */
const longestSharedSentence = 6;

const slugs = [...content.towns.keys()];

/** Names that differ by themselves and would hide that the rest is the same; longest first. */
const names = [
  ...slugs.flatMap((slug) => [
    content.towns.of(slug),
    ...content.towns.of(slug).districts.map((name) => ({ name })),
  ]),
  ...regionSlugs.flatMap((slug) => content.regions.of(slug).communes),
]
  .flatMap(({ name }) => [name.fr, name.nl])
  .sort((a, b) => b.length - a.length);

/** Text of a page with names and numbers masked, in lower case. */
const masked = (text: string): string =>
  names
    .reduce((rest, name) => rest.replaceAll(name, '#'), text)
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\d[\d.,\u00a0\u202f]*/g, '0')
    .toLowerCase();

const textOf = (slug: string, lang: Language): string =>
  textsIn(copyOf(`town-${slug}`, lang))
    .filter(({ path }) => path[0] !== 'order')
    .map(({ text }) => text)
    .join('. ');

const wordsOf = (text: string): string[] => masked(text).match(/[\p{L}0#’'-]+/gu) ?? [];

/** Runs of five words. */
const runsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));

const share = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);

const pairs = slugs.flatMap((a, index) => slugs.slice(index + 1).map((b) => [a, b] as const));

const statesFigure = (sentence: string): boolean => /[0€%]|tva|btw/.test(sentence);

const sentencesOf = (slug: string, lang: Language): Set<string> =>
  new Set(
    masked(textOf(slug, lang))
      .split(/[.!?;:]\s/)
      .map((sentence) => sentence.trim())
      .filter(
        (sentence) =>
          (sentence.match(/[\p{L}0#’'-]+/gu)?.length ?? 0) > longestSharedSentence && !statesFigure(sentence),
      ),
  );

describe.each(languages)('TN: town pages in %s are pages of their own', (lang) => {
  it.each(pairs)('%s and %s share few five-word runs', (a, b) => {
    expect(share(runsOf(wordsOf(textOf(a, lang))), runsOf(wordsOf(textOf(b, lang))))).toBeLessThan(limit);
  });

  it.each(pairs)('%s and %s share no long sentence', (a, b) => {
    const other = sentencesOf(b, lang);
    expect([...sentencesOf(a, lang)].filter((sentence) => other.has(sentence))).toEqual([]);
  });
});
