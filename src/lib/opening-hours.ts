import { formatDate, rangeWord } from './format.ts';
import { type Language, languageTags } from './language.ts';

/** Days of the week in order, as schema.org names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Hours (`HH:MM`) of some days of the week. */
export interface OpeningHours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/** Days (ISO) of a holiday, both included. */
export interface Closure {
  from: string;
  until: string;
}

/** Words around hours and days, from content/ui. */
export interface OpeningWords {
  always: string;
  to: string;
  closedOn: string;
  closedFrom: string;
  closedTo: string;
}

/** True if the hours cover all days of the week from the first to the last minute (PG-7). */
export const isAlwaysOpen = (hours: readonly OpeningHours[]): boolean =>
  weekdays.every((day) =>
    hours.some(({ days, opens, closes }) => days.includes(day) && opens === '00:00' && closes === '23:59'),
  );

/** Returns the name of a day of the week. 5 January 2026 was a Monday. */
export const weekdayName = (index: number, lang: Language): string =>
  new Intl.DateTimeFormat(languageTags[lang], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 5 + index)),
  );

/** `8 h`, `8 h 30` / `8 uur`, `8.30 uur` */
const clockTimes: Record<Language, (hour: string, minutes: string) => string> = {
  fr: (hour, minutes) => `${hour} h ${minutes}`.trim(),
  nl: (hour, minutes) => `${minutes === '' ? hour : `${hour}.${minutes}`} uur`,
};

/** Returns a time (`HH:MM`) in words: `8 h 30`, `8.30 uur`. The last minute of a day is its end, `24 h`. */
export const clockTimeText = (time: string, lang: Language): string => {
  const [hour = '', minute = ''] = (time === '23:59' ? '24:00' : time).split(':');
  return clockTimes[lang](String(Number(hour)), minute === '00' ? '' : minute);
};

/** Returns the names of days in a row, first and last, or of one day alone: `[['lundi', 'vendredi'], ['dimanche']]`. */
export const weekdayRuns = (days: readonly Weekday[], lang: Language): [first: string, last?: string][] => {
  const runs: [number, number?][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const run = runs.at(-1);
    if (run && (run[1] ?? run[0]) === index - 1) run[1] = index;
    else runs.push([index]);
  }
  return runs.map(([first, last]) =>
    last === undefined ? [weekdayName(first, lang)] : [weekdayName(first, lang), weekdayName(last, lang)],
  );
};

/** Writes days in a row as the first and the last: `lundi à vendredi, dimanche`. */
const daysText = (days: readonly Weekday[], to: string, lang: Language): string =>
  weekdayRuns(days, lang)
    .map((run) => run.join(` ${to} `))
    .join(', ');

/** Returns the hours of some days in words: `lundi à vendredi, 8 h à 18 h 30`. */
export const hoursText = (
  { days, opens, closes }: OpeningHours,
  lang: Language,
  to = rangeWord[lang],
): string =>
  `${daysText(days, to, lang)}, ${clockTimeText(opens, lang)} ${to} ${clockTimeText(closes, lang)}`;

/** Returns the opening hours and the closures that have not ended on a day (ISO), a line each. */
export const openingLines = (
  hours: readonly OpeningHours[],
  closures: readonly Closure[],
  words: OpeningWords,
  lang: Language,
  day: string,
): [first: string, ...others: string[]] => {
  const [first = '', ...others] = isAlwaysOpen(hours)
    ? [words.always]
    : hours.map((one) => hoursText(one, lang, words.to));
  const closedPeriods = closures
    .filter(({ until }) => until >= day)
    .map(({ from, until }) =>
      from === until
        ? `${words.closedOn} ${formatDate(from, lang)}`
        : `${words.closedFrom} ${formatDate(from, lang)} ${words.closedTo} ${formatDate(until, lang)}`,
    );
  return [first, ...others, ...closedPeriods];
};
