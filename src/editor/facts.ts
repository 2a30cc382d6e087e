import type { Change, LocalisedText, Location, Price } from '@pajotherm/editor/contract';
import { locationOfFact } from '#src/content/facts/load-facts.ts';
import { addVat, vatPercentage, vatRatesByRegime } from '#src/content/facts/vat.ts';
import type { Fact } from '#src/content/schemas/facts.ts';
import { formatNumber, formatValue } from '#src/lib/format.ts';
import { languages, perOwnerLanguage } from '#src/lib/language.ts';
import type { FactValue } from '#src/lib/units.ts';
import type { Site } from '#src/load-site.ts';
import { labelOfFact } from './fact-labels.ts';

const isNumeric = (value: FactValue | undefined): value is number | [number, number] =>
  typeof value === 'number' || Array.isArray(value);

const conditionLabels = {
  'home-older': { fr: 'plus de 10 ans', nl: 'ouder dan 10 jaar' },
  'home-younger': { fr: 'moins de 10 ans', nl: 'jonger dan 10 jaar' },
  always: { fr: '', nl: '' },
} as const;

const totalsWithVat = (
  { content: { facts } }: Site,
  { regime, unit }: Fact,
  value: number | [number, number],
): Price['withVat'] =>
  regime === undefined
    ? []
    : vatRatesByRegime[regime].map(({ rate, when }) => {
        const percent = vatPercentage(facts, rate);
        const total: FactValue =
          typeof value === 'number'
            ? addVat(value, percent)
            : [addVat(value[0], percent), addVat(value[1], percent)];
        return {
          rate: perOwnerLanguage((lang) =>
            `${formatNumber(percent, lang)} % ${conditionLabels[when][lang]}`.trim(),
          ),
          printed: perOwnerLanguage((lang) => formatValue(total, unit, lang)),
        };
      });

/** The prices that the owner decides: no price that follows another or is computed, and no figure that no longer applies. */
export const pricesOf = (site: Site): Price[] =>
  [...site.content.writtenFacts].flatMap(([name, fact]) => {
    const { vat, value, formula, former, next } = fact;
    if (vat === undefined || !isNumeric(value) || formula !== undefined || former === true) return [];
    const later = next !== undefined && isNumeric(next.value) ? { from: next.from, value: next.value } : null;
    const location = locationOfFact(name, 'value');
    return [
      {
        name,
        label: labelOfFact(site, name),
        location,
        value,
        withVat: totalsWithVat(site, fact, later?.value ?? value),
        next: later,
      },
    ];
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
    return [{ kind: 'add', ...locationOfFact(name, 'next'), value: { from, value } }];
  return [
    { kind: 'set', ...locationOfFact(name, 'value'), value },
    ...(next === undefined ? [] : [{ kind: 'remove' as const, ...locationOfFact(name, 'next') }]),
  ];
};

/** The fact of a location; null for any other location. */
export const factAt = ({ content }: Site, { file, path: [key] }: Location): Fact | null => {
  const [, name] = /^content\/facts\/(.*)\.yaml$/.exec(file) ?? [];
  return content.writtenFacts.get(`${name}.${key}`) ?? null;
};

/** Unit of a number: `€`, `heures`; null where it has none. */
export const unitOf = (site: Site, location: Location): LocalisedText | null => {
  const unit = factAt(site, location)?.unit;
  if (location.path[1] !== 'value' && location.path[1] !== 'byPage') return null;
  if (unit === undefined || ['text', 'date', 'phone', 'calendar-year'].includes(unit)) return null;
  const words = perOwnerLanguage((lang) => formatValue(2, unit, lang).replace(/[\d\s]/g, ''));
  return languages.every((lang) => words[lang] === '') ? null : words;
};
