import type { Language } from '#src/lib/language.ts';
import { ofName } from './brand-copy.ts';
import { languageOf, type Rewrite } from './mentions.ts';
import { namePattern } from './name-lists.ts';

/** Words that promise the codes of every brand: "avec leurs codes d'erreur". */
const codesOfEveryBrand: Record<Language, string> = {
  fr: "(?:avec|et) leurs codes(?: d['’]erreur)?|(?:les )?codes(?: d['’]erreur)? de (?:chaque marque|toutes (?:les|nos|ces) marques|ces marques)",
  nl: '(?:met|en) hun (?:fout)?codes|(?:de )?(?:fout)?codes (?:van|voor|bij) (?:elk merk|alle merken|deze merken)',
};

/** Words about codes, which in a text that lists the brands are about all of them. */
const anyCodes: Record<Language, string> = {
  fr: "codes(?: d['’]erreur)?(?: expliqués)?",
  nl: '(?:uitleg bij )?foutcodes',
};

/** Words that promise the installation of every brand, with no exception after them. */
const installationOfEveryBrand: Record<Language, RegExp> = {
  fr: /(?:(?<!\p{L})(?:les posons|pose) aussi|(?:posons|installons) (?:aussi )?toutes (?:les|nos|ces) marques(?! courantes))(?!,? sauf)/giu,
  nl: /(?:(?<!\p{L})(?:plaatsen ze|plaatsing) ook|(?:plaatsen|installeren) (?:ook )?alle (?:deze )?merken)(?!,? behalve)/giu,
};

const exceptWords: Record<Language, string> = { fr: 'sauf', nl: 'behalve' };

/** Changes the brands in parentheses that have no codes: "leurs codes (sauf Atag et Ideal)". None left: no parentheses. */
const changeExceptions = (
  text: string,
  lang: Language,
  names: readonly string[],
  change: (excepted: readonly string[]) => readonly string[],
): string =>
  text.replace(/ \((?:sauf|behalve) ([^)]*)\)/gu, (found, list: string) => {
    const items = list.split(/, | et | en /);
    if (!items.every((item) => names.includes(item))) return found;
    const left = new Intl.ListFormat(lang).format(change(items));
    return left === '' ? '' : ` (${exceptWords[lang]} ${left})`;
  });

/** Takes a brand out of those that texts about codes except: it has codes now, or is gone. */
export const withoutCodeException =
  (names: readonly string[], name: string): Rewrite =>
  (written) =>
    changeExceptions(written.text, languageOf(written), names, (all) => all.filter((one) => one !== name));

/**
 * Excepts a brand from the texts that promise the codes of every brand: it has none yet.
 * @param names the brands before it
 */
export const exceptFromCodes =
  (names: readonly string[], name: string): Rewrite =>
  (written) => {
    const lang = languageOf(written);
    const isNamed = namePattern([name]).test(written.text);
    // No page shows the key words. A text that neither names the brand nor speaks of brands may be about anything.
    if (written.path.includes('keywords') || !(isNamed || /marques?(?!\p{L})|merk/iu.test(written.text)))
      return written.text;
    const text = changeExceptions(written.text, lang, names, (all) => [...all, name]);
    const promise = new RegExp(codesOfEveryBrand[lang] + (isNamed ? `|${anyCodes[lang]}` : ''), 'giu');
    return text.replace(promise, (found, at: number) => {
      const isExcepted = text.startsWith(` (${exceptWords[lang]} `, at + found.length);
      return isExcepted ? found : `${found} (${exceptWords[lang]} ${name})`;
    });
  };

/** Excepts a brand from the texts that promise the installation of every brand: "sauf ceux de Junkers et d'Atag". */
export const exceptFromInstallation = (names: readonly string[], name: string): Rewrite => {
  const { source } = namePattern(names);
  const pattern = new RegExp(
    `(?<!\\()(?:sauf(?: ceux de)?|behalve(?: die)?(?: van)?) ${source}(?<more>,| et | en )?`,
    'giu',
  );
  return (written) => {
    const lang = languageOf(written);
    const [and, of] = lang === 'fr' ? [' et ', ofName(name)] : [' en ', name];
    return written.text
      .replace(pattern, (found, more: string | undefined) => {
        const next = found.includes(' ceux de ') ? of : name;
        return more ? `${found.slice(0, -more.length)}, ${next}${more}` : `${found}${and}${next}`;
      })
      .replace(installationOfEveryBrand[lang], (found) => `${found}, ${exceptWords[lang]} ${name}`);
  };
};
