import { type Language, languageTags, perLanguage } from './language.ts';
import type { FactValue, Unit } from './units.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';

const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Returns the formatter for a language and a number of decimals. Each is created once: that takes longer than formatting
 * thousands of numbers.
 */
const numberFormat = (lang: Language, decimals: number | null): Intl.NumberFormat => {
  const key = `${lang} ${decimals}`;
  const format =
    numberFormats.get(key) ??
    new Intl.NumberFormat(languageTags[lang], {
      useGrouping: true,
      ...(decimals === null
        ? { maximumFractionDigits: 2 }
        : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
  numberFormats.set(key, format);
  return format;
};

/** Formats a number: `10 500` with a narrow no-break space in French, `10.500` in Dutch. */
export const formatNumber = (value: number, lang: Language, decimals: number | null = null): string =>
  numberFormat(lang, decimals).format(value).replace(/\s/g, NARROW).replace(/^-/, '−');

const decimalsOf = (amount: number): 0 | 2 => (Number.isInteger(amount) ? 0 : 2);

/** True where the euro sign stands before the amount. */
const isSignFirst: Record<Language, boolean> = { fr: false, nl: true };

/** Formats an amount in euros: `159 €` / `€ 159`, with cents only if there are any. */
export const formatEuro = (value: number, lang: Language): string => {
  const number = formatNumber(value, lang, decimalsOf(value));
  return isSignFirst[lang] ? `€${NBSP}${number}` : `${number}${NBSP}€`;
};

const longDates = perLanguage(
  (lang) => new Intl.DateTimeFormat(languageTags[lang], { dateStyle: 'long', timeZone: 'UTC' }),
);

/** Formats an ISO date in words: `1er juin 2025` / `1 juni 2025`. */
export const formatDate = (iso: string, lang: Language): string => {
  const text = longDates[lang].format(new Date(iso));
  return lang === 'fr' ? text.replace(/^1 /, '1er ').replace(/ /g, NBSP) : text.replace(/ /g, NBSP);
};

/** Formats the month of an ISO date: `novembre 2026` / `november 2026`. */
export const formatMonth = (iso: string, lang: Language): string =>
  new Intl.DateTimeFormat(languageTags[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(iso))
    .replace(/ /g, NBSP);

type UnitWords = Record<Language, [singular: string, plural: string]>;
const unitSymbol = (symbol: string): UnitWords => perLanguage(() => [symbol, symbol]);

const unitWords: Partial<Record<Unit, UnitWords>> = {
  year: { fr: ['an', 'ans'], nl: ['jaar', 'jaar'] },
  month: { fr: ['mois', 'mois'], nl: ['maand', 'maanden'] },
  week: { fr: ['semaine', 'semaines'], nl: ['week', 'weken'] },
  day: { fr: ['jour', 'jours'], nl: ['dag', 'dagen'] },
  hour: { fr: ['heure', 'heures'], nl: ['uur', 'uur'] },
  minute: { fr: ['minute', 'minutes'], nl: ['minuut', 'minuten'] },
  litre: { fr: ['litre', 'litres'], nl: ['liter', 'liter'] },
  kilometre: unitSymbol('km'),
  metre: { fr: ['mètre', 'mètres'], nl: ['meter', 'meter'] },
  centimetre: unitSymbol('cm'),
  'square-metre': unitSymbol('m²'),
  degree: unitSymbol('°C'),
  kilowatt: unitSymbol('kW'),
  'kilowatt-hour': unitSymbol('kWh'),
  'kg/kWh': unitSymbol('kg/kWh'),
  'EUR/kWh': unitSymbol('€/kWh'),
  'EUR/litre': unitSymbol('€/l'),
  decibel: unitSymbol('dB(A)'),
  bar: unitSymbol('bar'),
};

/** Decimals of units whose values differ in the third or fourth. */
const unitDecimals: Partial<Record<Unit, number>> = { 'EUR/kWh': 4, 'EUR/litre': 2, 'kg/kWh': 3 };

const percentSign: Record<Language, string> = { fr: `${NBSP}%`, nl: '%' };

const addUnit = (number: string, plural: boolean, unit: Unit, lang: Language): string => {
  if (unit === 'percent') return number + percentSign[lang];
  const words = unitWords[unit];
  return words === undefined ? number : `${number}${NBSP}${words[lang][plural ? 1 : 0]}`;
};

/** The word between the ends of a range. */
export const rangeWord: Record<Language, string> = { fr: 'à', nl: 'tot' };

const perSquareMetre: Record<Language, (amount: string) => string> = {
  fr: (amount) => `${amount}/m²`,
  nl: (amount) => `${amount} per m²`,
};

/** Formats a range. It may break before its word: `24 | à 48 heures` unbroken leaves a wide gap on a phone. */
const formatRange = ([low, high]: [number, number], unit: Unit, lang: Language): string => {
  if (unit === 'EUR' || unit === 'EUR/m2') {
    const from = isSignFirst[lang] ? formatEuro(low, lang) : formatNumber(low, lang, decimalsOf(low));
    const text = `${from} ${rangeWord[lang]}${NBSP}${formatEuro(high, lang)}`;
    return unit === 'EUR' ? text : perSquareMetre[lang](text);
  }
  return addUnit(
    `${formatNumber(low, lang)} ${rangeWord[lang]}${NBSP}${formatNumber(high, lang)}`,
    true,
    unit,
    lang,
  );
};

/** Formats the value of a fact with its unit (CONTRIBUTING.md, Copy). */
export const formatValue = (value: FactValue, unit: Unit, lang: Language): string => {
  if (Array.isArray(value)) return formatRange(value, unit, lang);
  if (typeof value === 'object') return value[lang];
  if (typeof value === 'string')
    return unit === 'date' ? formatDate(value, lang) : value.replaceAll(' ', NBSP);
  if (unit === 'EUR') return formatEuro(value, lang);
  if (unit === 'EUR/m2') return perSquareMetre[lang](formatEuro(value, lang));
  if (unit === 'calendar-year') return String(value);
  return addUnit(
    formatNumber(value, lang, unitDecimals[unit] ?? null),
    lang === 'fr' ? Math.abs(value) >= 2 : Math.abs(value) !== 1,
    unit,
    lang,
  );
};
