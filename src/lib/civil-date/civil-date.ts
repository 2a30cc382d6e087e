/*
 * Days of the calendar without a time or a zone, as ISO dates (`2028-02-29`). They are computed in UTC, where every day
 * has 24 hours: no change of summer time moves them.
 */

const millisecondsOfDay = 86_400_000;
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** True for an ISO date of a day that exists. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && isoDate(timeOf(text)) === text;

/** Adds years to a day. 29 February becomes 28 February if the year has no 29th. */
export const addYears = (date: string, years: number): string => {
  const later = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  return isDate(later) ? later : `${later.slice(0, 4)}-02-28`;
};

/** Adds days to a day, or subtracts them with a negative number. */
export const addDays = (date: string, days: number): string =>
  isoDate(timeOf(date) + days * millisecondsOfDay);

/** Counts the days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (timeOf(to) - timeOf(from)) / millisecondsOfDay;

/** Returns the day in Belgium at a moment. */
export const dayInBelgium = (moment: Date): string =>
  // Of all locales, Swedish writes dates in ISO order.
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(moment);
