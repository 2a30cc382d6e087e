import { publicHolidaysOf } from './civil-date/public-holidays.ts';
import type { Language } from './language.ts';
import {
  type Closure,
  clockTimeText,
  isAlwaysOpen,
  type OpeningHours,
  type Weekday,
  weekdayRuns,
  weekdays,
} from './opening-hours.ts';

/** The words of each language for hours inside a sentence. */
const wordsOf = {
  fr: {
    dayAndNight: 'jour et nuit',
    always: '24 h/24',
    daysOfWeek: (count: number) => `${count}\u00a0j/7`,
    everyDay: 'tous les jours',
    oneDay: (day: string) => `le ${day}`,
    days: (first: string, last: string) => `du ${first} au ${last}`,
    times: (opens: string, closes: string) => `de ${opens} à ${closes}`,
    holidays: 'week-ends et jours fériés compris',
  },
  nl: {
    dayAndNight: 'dag en nacht',
    always: '24/7',
    daysOfWeek: (count: number) => `${count} ${count === 1 ? 'dag' : 'dagen'} op 7`,
    everyDay: 'elke dag',
    oneDay: (day: string) => `op ${day}`,
    days: (first: string, last: string) => `van ${first} tot ${last}`,
    times: (opens: string, closes: string) => `van ${opens.replace(' uur', '')} tot ${closes}`,
    holidays: 'ook in het weekend en op feestdagen',
  },
};

const isAllDay = ({ opens, closes }: OpeningHours): boolean => opens === '00:00' && closes === '23:59';

const joined = (parts: readonly string[], lang: Language): string => new Intl.ListFormat(lang).format(parts);

/** `du lundi au samedi`, `tous les jours` */
const daysInWords = (days: readonly Weekday[], lang: Language): string => {
  const { everyDay, oneDay, days: fromTo } = wordsOf[lang];
  if (weekdays.every((day) => days.includes(day))) return everyDay;
  return joined(
    weekdayRuns(days, lang).map(([first, last]) =>
      last === undefined ? oneDay(first) : fromTo(first, last),
    ),
    lang,
  );
};

/** Returns the hours as an adverbial of a sentence: `jour et nuit`, `du lundi au vendredi de 8 h à 18 h`. */
export const hoursInWords = (hours: readonly OpeningHours[], lang: Language): string => {
  const { dayAndNight, times } = wordsOf[lang];
  if (isAlwaysOpen(hours)) return dayAndNight;
  const rules = hours.map((rule) => {
    const days = daysInWords(rule.days, lang);
    return isAllDay(rule)
      ? `${dayAndNight} ${days}`
      : `${days} ${times(clockTimeText(rule.opens, lang), clockTimeText(rule.closes, lang))}`;
  });
  return joined(rules, lang);
};

/** Returns the hours for figures, badges and titles of cards, which have room for few letters: `24 h/24`, `6 j/7`. */
export const shortHours = (hours: readonly OpeningHours[], lang: Language): string => {
  const { always, daysOfWeek } = wordsOf[lang];
  return isAlwaysOpen(hours) ? always : daysOfWeek(new Set(hours.flatMap(({ days }) => days)).size);
};

/** True if a closure that has not ended on a day (ISO) holds a public holiday to come. */
const isClosedOnHolidays = (closures: readonly Closure[], day: string): boolean =>
  closures.some(({ from, until }) =>
    [from, until]
      .flatMap((one) => publicHolidaysOf(Number(one.slice(0, 4))))
      .some((holiday) => holiday >= day && holiday >= from && holiday <= until),
  );

/**
 * Returns the hours as an adverbial, which adds weekends and public holidays if the hours are the same on all days and no
 * closure to come holds a public holiday: `jour et nuit, week-ends et jours fériés compris`.
 * @param day ISO day for which the site is built
 */
export const hoursInWordsWithHolidays = (
  hours: readonly OpeningHours[],
  closures: readonly Closure[],
  lang: Language,
  day: string,
): string => {
  const isSameEveryDay = hours.some(({ days }) => days.length === weekdays.length);
  return isSameEveryDay && !isClosedOnHolidays(closures, day)
    ? `${hoursInWords(hours, lang)}, ${wordsOf[lang].holidays}`
    : hoursInWords(hours, lang);
};
