import type { Site } from '#src/load-site.ts';
import { isExample } from './brand-examples.ts';
import { locationKey, type Written } from './mentions.ts';

const numberWords = {
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
  nl: 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' '),
};
const pluralNumberWords = [...numberWords.fr.slice(2), ...numberWords.nl.slice(2)].join('|');

/** A text that says how many communes there are. */
export const townCountPattern = new RegExp(
  `(?<!\\p{L})(?:${pluralNumberWords})(?!\\p{L})[^.]{0,25}(?<!\\p{L})(?:communes?|gemeenten?)(?!\\p{L})`,
  'iu',
);

/** A text that says how many brands there are. */
export const brandCountPattern = new RegExp(
  `(?<!\\p{L})(?:${pluralNumberWords})(?!\\p{L})(?:[^.]{0,25}(?<!\\p{L})(?:marque|merk(?!t))|.*page:brands)|page:brands.*(?<!\\p{L})(?:${pluralNumberWords})(?!\\p{L})`,
  'iu',
);

/** A text in which the number of all brands is one less; the text itself where it says another number. */
const countedAgain = ({ file, text }: Written, count: number): string => {
  const own = numberWords[/\/nl\./.test(file) ? 'nl' : 'fr'];
  const number = new RegExp(`(?<!\\p{L})${own[count]}(?!\\p{L})`, 'giu');
  if (!brandCountPattern.test(text) || text.match(number)?.length !== 1) return text;
  return text.replace(number, (word) => {
    const [first = '', ...rest] = own[count - 1] ?? word;
    return word.charAt(0) === word.charAt(0).toLowerCase()
      ? first + rest.join('')
      : first.toUpperCase() + rest.join('');
  });
};

/** A text in which a list of brands lacks one: a name between commas, or the last of several. */
const withoutName = (text: string, name: string): string => {
  const one = `\\p{Lu}[\\p{L}-]+`;
  return text
    .replace(new RegExp(`(?<=${one}), ${name}(?=, | (?:et|en|ou|of) )`, 'u'), '')
    .replace(new RegExp(`(?<!\\p{L})${name}, (?=${one}(?:, | (?:et|en|ou|of) ))`, 'u'), '')
    .replace(new RegExp(`(?<=${one}), (${one}) (et|en|ou|of) ${name}(?!\\p{L})`, 'u'), ' $2 $1');
};

/**
 * Changes of the texts about brands when a brand is removed: lists lose its name, and the number of brands is one less. Other
 * texts that name the brand, or have another number, are left for the owner to read.
 */
export const brandTexts = ({ content }: Site, slug: string, texts: readonly Written[]) => {
  const { name, draft } = content.brands.of(slug);
  // The texts count the brands that visitors see.
  const count = [...content.brands.values()].filter((brand) => !brand.draft).length;
  const changed = texts.flatMap((one) => {
    if (isExample(one)) return [];
    const text = withoutName(draft ? one.text : countedAgain(one, count), name);
    return text === one.text ? [] : [{ ...one, text }];
  });
  const isNamed = ({ text }: Written) => text.includes(name) || brandCountPattern.test(text);
  const done = new Set(changed.map(locationKey));
  return {
    changed,
    left: texts.filter((one) => isNamed(one) && !isExample(one) && !done.has(locationKey(one))),
  };
};
