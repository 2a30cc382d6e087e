import { addYears, daysBetween } from '../civil-date/civil-date.ts';

/** Number of days before the due date from which it counts as soon. */
const soonDays = 60;

/** A day of maintenance. `days` is the number of days until then, negative once it is past. */
export interface NextMaintenanceWithDate {
  state: 'late' | 'soon' | 'later';
  date: string;
  days: number;
}

/** When the next maintenance is due. */
export type NextMaintenance =
  /** No law sets a date. */
  | { state: 'none' }
  /** There is no certificate of the last maintenance. */
  | { state: 'now' }
  | NextMaintenanceWithDate;

/**
 * Computes the day of the next maintenance: the last one plus the interval of the rule.
 * @param years interval; null if there is none
 * @param last day of the last one, from its certificate; null without one
 * @param today an ISO date, like `last`
 */
export const nextMaintenanceOf = (
  years: number | null,
  last: string | null,
  today: string,
): NextMaintenance => {
  if (years === null) return { state: 'none' };
  if (last === null) return { state: 'now' };
  const date = addYears(last, years);
  const days = daysBetween(today, date);
  return { state: days < 0 ? 'late' : days <= soonDays ? 'soon' : 'later', date, days };
};
