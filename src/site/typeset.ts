import type { Language } from './language.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';

/** Units that must not be torn from the number before them (glossary: numbers, prices, dates). */
const units =
  'kW|kWh|km|m²|m|cm|mm|°C|bar|dB|dB\\(A\\)|litres?|liter|ans?|mois|jours?|heures?|h|min|minutes|minuten|jaar|maanden?|dagen|dag|uur|euros?|euro|€|%|mètres?|meter|degrés|graden';

const rules: Record<Language, [RegExp, string][]> = {
  fr: [
    [/'/g, '’'],
    [/[ \u00a0\u202f]*([;!?])(?=\s|$|[)»”*\]])/g, `${NARROW}$1`],
    [/[ \u00a0]+:(?=\s|$)/g, `${NBSP}:`],
    [/«[ \u00a0]*/g, `«${NBSP}`],
    [/[ \u00a0]*»/g, `${NBSP}»`],
    [/(\d) h\/24/g, `$1${NBSP}h/24`],
    [/(\d) j\/7/g, `$1${NBSP}j/7`],
  ],
  nl: [
    [/'/g, '’'],
    // The longest word of the trade: where it may break, since not every browser hyphenates Dutch.
    [/(verwarmings)(installateur)/gi, '$1\u00ad$2'],
  ],
};

/** Number and unit, number and number of a range: kept on one line in both languages. */
const shared: [RegExp, string][] = [[new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}]))`, 'gu'), `$1${NBSP}`]];

const urlInMarkup = /(\]\([^)]*\))/;

/**
 * Sets the typography of a copy string: French spaces before double punctuation and inside guillemets,
 * typographic apostrophes, and no break between a number and its unit. Link targets are left alone.
 * Writers type plain spaces, so that nobody has to type an invisible character.
 */
export const typeset = (text: string, lang: Language): string =>
  text
    .split(urlInMarkup)
    .map((part) =>
      urlInMarkup.test(part)
        ? part
        : [...rules[lang], ...shared].reduce(
            (set, [pattern, replacement]) => set.replace(pattern, replacement),
            part,
          ),
    )
    .join('');
