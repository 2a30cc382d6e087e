import { type Language, perLanguage } from '#src/lib/language.ts';
import type { ContentData } from './content.ts';

const numberWords = perLanguage((lang) =>
  (lang === 'fr'
    ? 'zéro une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'
    : 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien'
  ).split(' '),
);

const listed = (names: readonly string[], lang: Language): string => new Intl.ListFormat(lang).format(names);

/** "sauf Junkers", between what stands before and after it; nothing where there is no exception. */
const exception = (names: readonly string[], lang: Language, before: string, after = ''): string =>
  names.length === 0 ? '' : `${before}${lang === 'fr' ? 'sauf' : 'behalve'} ${listed(names, lang)}${after}`;

/**
 * Returns the values of the placeholders `{brands.…}`, which count and list the brands, and of `{brand.codes}`: the fault codes
 * that the page of a brand explains, in the copy of that brand.
 * @param file of the text that is filled in
 */
export const brandPlaceholderValues = (
  { brands, faultCodes }: Pick<ContentData, 'brands' | 'faultCodes'>,
  lang: Language,
  file: string,
): ReadonlyMap<string, string> => {
  const numberOf = (count: number): string => numberWords[lang][count] ?? String(count);
  const all = [...brands].map(([slug, brand]) => ({ ...brand, hasCodes: faultCodes.has(slug) }));
  const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name);
  const withoutCodes = namesOf(all.filter(({ hasCodes }) => !hasCodes));
  const notInstalled = namesOf(all.filter(({ isInstalled }) => !isInstalled));
  const [, slug = ''] = /^content\/copy\/brand-([\w-]+)\//.exec(file) ?? [];
  const codes = faultCodes.get(slug)?.codesOnBrandPage.map(({ code }) => code);
  return new Map([
    ['brands.count', numberOf(all.length)],
    ['brands.countWithCodes', numberOf(all.length - withoutCodes.length)],
    ['brands.names', listed(namesOf(all), lang)],
    ['brands.exceptWithoutCodes', exception(withoutCodes, lang, ' (', ')')],
    ['brands.exceptNotInstalled', exception(notInstalled, lang, ', ')],
    ...(codes ? ([['brand.codes', listed(codes, lang)]] as const) : []),
  ]);
};
