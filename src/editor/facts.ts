import type { Change, Place, Price, Reference, Texts } from '@pajotherm/editor/contract';
import { companyTexts } from '#src/content/company.ts';
import { interpolateFacts } from '#src/content/copy/interpolate.ts';
import { placeOfFact } from '#src/content/facts/load-facts.ts';
import { totalsByRegime, vatRate, withVat } from '#src/content/facts/vat.ts';
import { at, type Finding } from '#src/content/finding.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { formatNumber, formatValue } from '#src/lib/format.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Site } from '#src/load-site.ts';
import { priceLabels } from './price-labels.ts';

const perLanguage = (text: (lang: Language) => string): Texts => ({ fr: text('fr'), nl: text('nl') });

/** What the owner calls a fact. */
const labelOf = (name: string): Texts => {
  const [fr, nl] = priceLabels[name] ?? [];
  const words = name.replace(/[.-]/g, ' ');
  return { fr: fr ?? words, nl: nl ?? words };
};

const formats = ['', '|incl6', '|incl21', '|number', '|min', '|max', '|month'];

/** Where a fact's value is written; null where it is computed or follows another. */
const placeOf = (name: string, { formula, follows }: Fact): Place | null =>
  formula === undefined && follows === undefined ? placeOfFact(name, 'value') : null;

/** A fact in every form that it has. */
const referencesTo = ({ content }: Site, name: string, fact: Fact): Reference[] => {
  const places = fact.places === undefined ? [''] : Object.keys(fact.places).map((place) => `@${place}`);
  return places.flatMap((place) =>
    formats.flatMap((format) => {
      const written = `{${name}${place}${format}}`;
      const found: Finding[] = [];
      const context = {
        data: content,
        links: { hasPage: () => true, href: () => '' },
        report: (one: Finding) => found.push(one),
      };
      const printed = perLanguage((lang) => interpolateFacts(written, lang, at(''), context));
      const kind = fact.vat === undefined ? ('fact' as const) : ('price' as const);
      return found.length > 0
        ? []
        : [{ name: written, ...printed, label: labelOf(name), place: placeOf(name, fact), kind }];
    }),
  );
};

/** Where a text of the company is written in content/company.yaml. */
const companyPath = (key: string, lang: Language): string[] => {
  if (key === 'phone') return ['phones', lang, 'display'];
  if (['street', 'postalCode', 'locality'].includes(key)) return ['address', key];
  if (key === 'legalForm') return ['legal', 'form'];
  return ['register', 'publisher', 'host', 'insurer', 'insuranceArea'].includes(key) ? ['legal', key] : [key];
};

/** The one wording of a danger, with the place where it is written. */
const safetyReferences = ({ content }: Site): Reference[] =>
  Object.keys(content.rawUi.fr.safety).map((key): Reference => {
    const label = { fr: key, nl: key };
    const place = { file: 'content/ui/fr.yaml', path: ['safety', key] };
    const printed = perLanguage((lang) => new Map(Object.entries(content.ui[lang].safety)).get(key) ?? '');
    return { name: `{safety.${key}}`, ...printed, label, place, kind: 'fact' };
  });

/** All that texts can print. */
export const referencesOf = (site: Site): Reference[] => [
  ...[...site.content.facts].flatMap(([name, fact]) => referencesTo(site, name, fact)),
  ...safetyReferences(site),
  ...[...companyTexts(site.content.company, 'fr')].map(([name, fr]): Reference => {
    const key = name.replace('company.', '');
    const nl = companyTexts(site.content.company, 'nl').get(name) ?? fr;
    const place = { file: 'content/company.yaml', path: companyPath(key, 'fr') };
    return { name: `{${name}}`, fr, nl, label: { fr: key, nl: key }, place, kind: 'company' };
  }),
];

const isNumeric = (value: FactValue | undefined): value is number | [number, number] =>
  typeof value === 'number' || Array.isArray(value);

const conditions = {
  'home-older': { fr: 'plus de 10 ans', nl: 'ouder dan 10 jaar' },
  'home-younger': { fr: 'moins de 10 ans', nl: 'jonger dan 10 jaar' },
  always: { fr: '', nl: '' },
} as const;

const totals = (
  { content: { facts } }: Site,
  { regime, unit }: Fact,
  value: number | [number, number],
): Price['withVat'] =>
  regime === undefined
    ? []
    : totalsByRegime[regime].map(({ rate, when }) => {
        const percent = vatRate(facts, rate);
        const total: FactValue =
          typeof value === 'number'
            ? withVat(value, percent)
            : [withVat(value[0], percent), withVat(value[1], percent)];
        return {
          rate: perLanguage((lang) => `${formatNumber(percent, lang)} % ${conditions[when][lang]}`.trim()),
          printed: perLanguage((lang) => formatValue(total, unit, lang)),
        };
      });

/** The prices that somebody decides: not those that follow another or are computed, nor figures that no longer apply. */
export const pricesOf = (site: Site): Price[] =>
  [...site.content.writtenFacts].flatMap(([name, fact]) => {
    const { vat, value, formula, former, next } = fact;
    if (vat === undefined || !isNumeric(value) || formula !== undefined || former === true) return [];
    const later = next !== undefined && isNumeric(next.value) ? { from: next.from, value: next.value } : null;
    const place = placeOfFact(name, 'value');
    return [{ name, label: labelOf(name), place, value, withVat: totals(site, fact, value), next: later }];
  });

/** Changes that give a price a value, at once or from a day on. */
export const priceChanges = (
  { content, day }: Site,
  name: string,
  value: number | [number, number],
  from: string | null,
): Change[] => {
  const next = content.writtenFacts.get(name)?.next;
  if (from !== null && from > day)
    return [{ kind: 'add', ...placeOfFact(name, 'next'), value: { from, value } }];
  const begun = next !== undefined && next.from <= day;
  return [
    { kind: 'set', ...placeOfFact(name, 'value'), value },
    ...(begun ? [{ kind: 'remove' as const, ...placeOfFact(name, 'next') }] : []),
  ];
};

/** The fact of a place; null for any other place. */
export const factAt = ({ content }: Site, { file, path: [key] }: Place): Fact | null => {
  const [, name] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? [];
  return content.writtenFacts.get(`${name}.${key}`) ?? null;
};

/** Unit of a number: `€`, `heures`; null where it has none. */
export const unitOf = (site: Site, place: Place): Texts | null => {
  const unit = factAt(site, place)?.unit;
  if (unit === undefined || ['text', 'date', 'phone', 'calendar-year'].includes(unit)) return null;
  const words = perLanguage((lang) => formatValue(2, unit, lang).replace(/[\d\s]/g, ''));
  return languages.every((lang) => words[lang] === '') ? null : words;
};
