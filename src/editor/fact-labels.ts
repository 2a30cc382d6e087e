import type { LocalisedText } from '@pajotherm/editor/contract';
import { identifierKeys } from '#src/content/copy/texts-in.ts';
import { memoize } from '#src/content/memoize.ts';
import { perOwnerLanguage } from '#src/lib/language.ts';
import type { Site } from '#src/load-site.ts';
import { fileTitles } from './file-titles.ts';
import { priceLabels } from './price-labels.ts';

const factReferencePattern = /\{([a-z0-9-]+\.[a-z0-9-]+)[@|}]/g;

/** Letters of a sentence that are shown around a figure. */
const [lettersBefore, lettersAfter] = [45, 25];

/** With fewer letters around a figure, the owner could not tell which figure is meant. */
const minLettersAround = 12;

/** For each fact that some copy names, the words around it there, with an ellipsis in place of each figure. */
const wordsIn = memoize((copy: object): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const read = (value: unknown, beside = ''): void => {
    if (value instanceof Object) {
      // A figure that stands alone, as in a table, is called by the text beside it.
      const [words = ''] = Object.entries(value).flatMap(([key, one]) =>
        typeof one === 'string' && !identifierKeys.has(key) && /^[^{]{4,60}$/.test(one) ? [one] : [],
      );
      for (const one of Object.values(value)) read(one, words);
      return;
    }
    const text = String(value);
    for (const { 1: name = '', index } of text.matchAll(factReferencePattern)) {
      const plain = (part: string) => part.replace(/\{[^}]*\}/g, '…').replace(/\*\*|\]\([^)]*\)|\[/g, '');
      const start = plain(text.slice(0, index))
        .slice(-lettersBefore)
        .replace(/^.*[.?!:] /s, '');
      const end = plain(text.slice(index))
        .slice(0, lettersAfter)
        .replace(/\s\S*$/, '');
      // Half a word at the cut says nothing.
      const around = `${start.length === lettersBefore ? start.replace(/^\S*\s/, '') : start}${end}`;
      const words = (/\p{L}/u.test(around) ? around : beside).replace(/[\s,;:(]+$/, '').trim();
      if ((found.get(name) ?? '').length < minLettersAround) found.set(name, words);
    }
  };
  read(copy);
  return found;
});

/** For each fact that any copy names, the words around it, by language. */
const wordsAroundFacts = memoize((rawCopy: Site['content']['rawCopy']) =>
  perOwnerLanguage(
    (lang) =>
      new Map([...rawCopy].flatMap(([key, copy]) => (key.endsWith(`/${lang}`) ? [...wordsIn(copy)] : []))),
  ),
);

/** Labels of the days of a grant or a loan. */
const grantDays = {
  from: { fr: 'jour d’ouverture', nl: 'dag van opening' },
  until: { fr: 'dernier jour', nl: 'laatste dag' },
  closedFrom: { fr: 'jour de fermeture', nl: 'dag van sluiting' },
} as const;

/** Label of a day of a grant or a loan; null for any other fact. */
const labelOfGrantDay = ({ content: { grants } }: Site, name: string): LocalisedText | null => {
  const own = grants.regions.flatMap(({ schemes }) =>
    schemes.flatMap(({ name: scheme, dateNames }) =>
      (['from', 'until', 'closedFrom'] as const)
        .filter((key) => dateNames[key] === name)
        .map((key) => ({ scheme, words: grantDays[key] })),
    ),
  );
  const [first] = own;
  const schemes = own.map(({ scheme }) => scheme).join(', ');
  return first === undefined
    ? null
    : { fr: `${schemes} : ${first.words.fr}`, nl: `${schemes}: ${first.words.nl}` };
};

/** Label of a fact: its own, or the words around it on a page, which the owner knows. */
export const labelOfFact = (site: Site, name: string): LocalisedText => {
  const [file = ''] = name.split('.');
  const { rawCopy } = site.content;
  const own = priceLabels[name];
  if (own) return { fr: own[0], nl: own[1] };
  const day = labelOfGrantDay(site, name);
  if (day !== null) return day;
  const [fr, nl] = fileTitles[`facts/${file}`] ?? [file, file];
  const titles = { fr, nl };
  return perOwnerLanguage((lang) =>
    [titles[lang], wordsAroundFacts(rawCopy)[lang].get(name)]
      .filter(Boolean)
      .join(lang === 'fr' ? ' : ' : ': '),
  );
};
