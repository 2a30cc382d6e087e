import type { Language } from '#src/lib/language.ts';
import { upperFirst } from '#src/lib/upper-first.ts';
import type { Site } from '#src/load-site.ts';
import { languageOf, type Rewrite, type Written } from './mentions.ts';

const numberWords: Record<Language, readonly string[]> = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  ),
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig'.split(
    ' ',
  ),
};

/** What stands after a number that counts things: their name, or in a text with a link to all of them only a pronoun. */
const nounPatterns = {
  brand: "(?:(?: \\p{L}+)? (?:marques|merken)(?!\\p{L})| d['’]entre elles)",
  town: '(?: \\p{L}+)? (?:communes|gemeenten)(?!\\p{L})',
} as const;

/** A number of things before and after a task. */
type Count = readonly [before: number, after: number];

/** A text with the number words in it that count `before` things, and with the words for `after` in their place. */
const recount = (written: Written, kind: keyof typeof nounPatterns, [before, after]: Count): string => {
  const words = numberWords[languageOf(written)];
  const [word, next] = [words[before], words[after]];
  // "Une marque" and "een merk" count nothing.
  if (before === after || word === undefined || next === undefined || before < 2 || after < 2)
    return written.text;
  const pattern = new RegExp(`(?<![\\p{L}-])${word}(?=${nounPatterns[kind]})`, 'giu');
  return written.text.replace(pattern, (found) => (found === word ? next : upperFirst(next)));
};

/** Whether a text counts the brands on the page of all brands: it stands there, or its number is in the words of a link to it. */
const countsCards = ({ file, text }: Written): boolean =>
  file.startsWith('content/copy/brands/') || /\[[^\]]*(?:marques|merken)[^\]]*\]\(page:brands\)/.test(text);

/**
 * Gives the texts that count the brands their new number words. A text that speaks of codes counts the brands that have codes,
 * unless it counts the cards of the page of all brands.
 * @param change how many brands are added (negative: removed), of all and of those with codes
 */
export const recountBrands = ({ content }: Site, change: { all: number; withCodes: number }): Rewrite => {
  const { size } = content.brands;
  const withCodes = [...content.brands.keys()].filter((slug) => content.faultCodes.has(slug)).length;
  return (written) =>
    recount(
      written,
      'brand',
      /code/i.test(written.text) && !countsCards(written)
        ? [withCodes, withCodes + change.withCodes]
        : [size, size + change.all],
    );
};

/** Recounts the brands in the texts that count those in a list of their own page, once one of these has been removed. */
export const recountLists =
  ({ content }: Site, removed: string): Rewrite =>
  (written) => {
    const { brands } = Object(content.rawCopy.get(written.file.replace(/^content\/copy\/|\.yaml$/g, '')));
    const items: unknown[] = brands?.items ?? [];
    const isListed = written.path[0] === 'brands' && items.some((one) => Object(one).slug === removed);
    return isListed ? recount(written, 'brand', [items.length, items.length - 1]) : written.text;
  };

/** The maps show the nearest towns, at most this many with the one that they are about. */
const townsOnMap = 8;

/** Gives the texts that count the towns on a map beside its own their new number words, once a town has been removed. */
export const recountTowns = ({ content }: Site): Rewrite => {
  const others = (count: number) => Math.min(count, townsOnMap) - 1;
  const count: Count = [others(content.towns.size), others(content.towns.size - 1)];
  // The pages of regions count communes that have no page of their own.
  return (written) => (written.file.includes('/region-') ? written.text : recount(written, 'town', count));
};
