import type { Language } from './language.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const WORD_JOINER = '\u2060';

/** Units before which a line must not break (CONTRIBUTING.md, Copy). */
export const unitAlternation =
  'kW|kWh|km|m²|m|cm|mm|°C|bar|dB|dB\\(A\\)|litres?|liter|ans?|mois|jours?|heures?|h|min|minutes|minuten|jaar|maanden?|dagen|dag|uur|euros?|euro|€|%|mètres?|meter|degrés|graden';

/** Long Dutch words, divided into their parts. They get soft hyphens, since not every browser hyphenates Dutch. */
const dividedCompounds = [
  'verwarmings|installateur',
  'verwarmings|ketel|technic',
  'beroeps|aansprakelijkheid',
  'gegevens|beschermings|autoriteit',
  'oververhittings|beveiliging',
  'temperatuur|voeler',
  'gas|conformiteit',
  'verbrandings|controle',
  'gascondensatie|ketel',
  'stookolie|condensatie|ketel',
  'veiligheids|controle',
  'lucht-water|warmtepomp',
  'droogbouw|plaat',
  'rookgas|afvoer',
  'warmte|wisselaar',
  'circulatie|pomp',
  'veiligheids|ventiel',
];

/** Returns the replacement that puts a soft hyphen between the parts of a compound. */
const softHyphenRule = (compound: string): [RegExp, string] => {
  const parts = compound.split('|');
  return [
    new RegExp(parts.map((part) => `(${part})`).join(''), 'gi'),
    parts.map((_, index) => `$${index + 1}`).join('\u00ad'),
  ];
};

/** The hyphen between a verb and its pronoun (serai-je, passe-t-il): "rendez-vous" and names (Braine-le-Comte) may break. */
const pronounHyphenPattern =
  /(?<=\p{L})(?<!rendez)-(?=(?:t-)?(?:je|tu|il|elle|on|moi|toi|lui|leur|nous|vous|ils|elles|ce|le|la|les|en|y|ci|là)(?![-\p{L}]))/giu;

const rulesByLanguage: Record<Language, [RegExp, string][]> = {
  fr: [
    [/'/g, '’'],
    [/[ \u00a0\u202f]*([;!?])(?=\s|$|[)»”*\]])/g, `${NARROW}$1`],
    [/[ \u00a0]+:(?=\s|$|[)»”*\]])/g, `${NBSP}:`],
    [/«[ \u00a0]*/g, `«${NBSP}`],
    [/[ \u00a0]*»/g, `${NBSP}»`],
    [/(à) (?=partir de)/gi, `$1${NBSP}`],
    [/(\d) h\/24/g, `$1${NBSP}h/24`],
    [/(\d) h (?=\d\d)/g, `$1${NBSP}h${NBSP}`],
    [/(\d) j\/7/g, `$1${NBSP}j/7`],
    [pronounHyphenPattern, `-${WORD_JOINER}`],
  ],
  nl: [
    [/'/g, '’'],
    [/(’s) (?=(?:nachts|morgens|avonds)(?!\p{L}))/giu, `$1${NBSP}`],
    ...dividedCompounds.map(softHyphenRule),
  ],
};

/**
 * In both languages, no line breaks between a number and its unit, before a minus or the dash of a model (Serie -3),
 * before the number of a model, or within its name (Vitodens 200-W).
 */
const sharedRules: [RegExp, string][] = [
  [new RegExp(`(\\d) (?=(?:${unitAlternation})(?![\\p{L}]))`, 'gu'), `$1${NBSP}`],
  [/ (?=-\d)/g, NBSP],
  [/(S[eé]rie|Heatronic) (?=\d)/g, `$1${NBSP}`],
  [/(\d)-(?=\p{Lu}(?!\p{L}))/gu, `$1-${WORD_JOINER}`],
];

const markupUrlPattern = /(\]\([^)]*\))/;

/**
 * Applies typographic rules to a text: French no-break spaces before `; : ! ?` and inside guillemets, typographic
 * apostrophes, a no-break space between a number and its unit, no break between a French verb and its pronoun. Link targets are not changed.
 */
export const typeset = (text: string, lang: Language): string =>
  text
    .split(markupUrlPattern)
    .map((part) =>
      markupUrlPattern.test(part)
        ? part
        : [...rulesByLanguage[lang], ...sharedRules].reduce(
            (set, [pattern, replacement]) => set.replace(pattern, replacement),
            part,
          ),
    )
    .join('');

/** Keeps "à" with the word after it, so that no line of a heading ends with it. */
export const bindFrenchA = (heading: string): string => heading.replace(/(^|\s)(à) /gi, `$1$2${NBSP}`);

/** Keeps the preposition of a place with the place, in a heading of trade and place. */
export const bindPlacePreposition = (heading: string): string => heading.replace(/ (à|in) /g, ` $1${NBSP}`);
