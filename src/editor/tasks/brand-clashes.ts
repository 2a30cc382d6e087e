import type { Language } from '#src/lib/language.ts';
import { type Clashing, languageOf, type Written } from './mentions.ts';
import { namePattern } from './name-lists.ts';

/** Words that promise the codes of every brand: "avec leurs codes d'erreur". */
const codesOfEveryBrand: Record<Language, RegExp> = {
  fr: /(?:avec|et) leurs codes(?: d['’]erreur)?|(?:les )?codes(?: d['’]erreur)? de (?:chaque marque|toutes (?:les|nos|ces) marques|ces marques)/giu,
  nl: /(?:met|en) hun (?:fout)?codes|(?:de )?(?:fout)?codes (?:van|voor|bij) (?:elk merk|alle merken|deze merken)/giu,
};

/** Words about codes, which in a text that lists the brands are about all of them. */
const anyCodes: Record<Language, RegExp> = {
  fr: /codes(?: d['’]erreur)?(?: expliqués)?/giu,
  nl: /(?:uitleg bij )?foutcodes/giu,
};

/** Words that promise the installation of every brand, with no exception after them. */
const installationOfEveryBrand: Record<Language, RegExp> = {
  fr: /(?<!\p{L})(?:les posons|pose) aussi(?!,? sauf)|(?:posons|installons) (?:aussi )?toutes (?:les|nos|ces) marques(?! courantes|,? sauf)/giu,
  nl: /(?:plaatsen ze|plaatsing) ook(?!,? behalve)|(?:plaatsen|installeren) (?:ook )?alle (?:deze )?merken(?!,? behalve)/giu,
};

/**
 * The texts that are untrue of a brand, with the words that are: they promise the codes of every brand, or the installation.
 * @param texts all texts, as they are once the brand is in the lists of names
 */
export const clashesWith = (
  texts: readonly Written[],
  { name, hasCodes, isInstalled }: { name: string; hasCodes: boolean; isInstalled: boolean },
): Clashing[] =>
  texts.flatMap((one) => {
    const lang = languageOf(one);
    const isNamed = namePattern([name]).test(one.text);
    // No page shows the key words. A text that neither names the brand nor speaks of brands may be about anything.
    if (one.path.includes('keywords') || !(isNamed || /marques?(?!\p{L})|merk/iu.test(one.text))) return [];
    const patterns = [
      ...(hasCodes ? [] : [codesOfEveryBrand[lang], ...(isNamed ? [anyCodes[lang]] : [])]),
      ...(isInstalled ? [] : [installationOfEveryBrand[lang]]),
    ];
    const found = [...new Set(patterns.flatMap((pattern) => one.text.match(pattern) ?? []))];
    const words = found.filter((word) => !found.some((other) => other !== word && other.includes(word)));
    return words.length > 0 ? [{ ...one, words }] : [];
  });
