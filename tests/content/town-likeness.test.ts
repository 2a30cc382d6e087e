import { expect, test } from 'vitest';
import { textsIn } from '#src/content/copy/texts-in.ts';
import { regionSlugs } from '#src/content/schemas/places.ts';
import { type Language, languages } from '#src/lib/language.ts';
import { content, copyOf } from '#src/site.ts';

/** Share of five-word runs two pages may have in common before they look like one page with two names. */
const maxShareOfCommonRuns = 0.3;
/** A sentence with more words may stand on one town page only. Sentences with a figure have one wording everywhere. */
const maxSharedSentenceWords = 6;

const towns = [...content.towns.values()];

/** Names of places, longest first. They are masked, because they would hide that the rest of two pages is the same. */
const placeNames = [
  ...towns.flatMap(({ name, districts }) => [name, ...districts]),
  ...regionSlugs.flatMap((slug) => content.regions.of(slug).communes.map(({ name }) => name)),
]
  .flatMap(({ fr, nl }) => [fr, nl])
  .sort((a, b) => b.length - a.length);

/** Text of a page with names and numbers masked, in lower case. */
const maskNames = (slug: string, lang: Language): string => {
  const text = textsIn(copyOf(`town-${slug}`, lang)).flatMap((one) =>
    one.path[0] === 'order' ? [] : one.text,
  );
  return placeNames
    .reduce((rest, name) => rest.replaceAll(name, '#'), text.join('. '))
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\d[\d.,\u00a0\u202f]*/g, '0')
    .toLowerCase();
};

const wordsIn = (text: string): string[] => text.match(/[\p{L}0#’'-]+/gu) ?? [];

/** Runs of five words, and long sentences without a figure. */
const partsOf = (slug: string, lang: Language) => {
  const text = maskNames(slug, lang);
  const words = wordsIn(text);
  const sentences = text.split(/[.!?;:]\s/).map((sentence) => sentence.trim());
  return {
    slug,
    runs: new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '))),
    sentences: new Set(
      sentences.filter((one) => wordsIn(one).length > maxSharedSentenceWords && !/[0€%]|tva|btw/.test(one)),
    ),
  };
};

test.each(languages)('TN: town pages in %s are pages of their own', (lang) => {
  const pages = [...content.towns.keys()].map((slug) => partsOf(slug, lang));
  const alike = pages.flatMap((a, index) =>
    pages.slice(index + 1).flatMap((b) => {
      const share = a.runs.intersection(b.runs).size / Math.min(a.runs.size, b.runs.size);
      const common = [...a.sentences.intersection(b.sentences)];
      const found = [...(share < maxShareOfCommonRuns ? [] : [`${share} of the five-word runs`]), ...common];
      return found.map((one) => `${a.slug} and ${b.slug} share: ${one}`);
    }),
  );
  expect(alike).toEqual([]);
});
