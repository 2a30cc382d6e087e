import { addYears, daysBetween } from '../civil-date/civil-date.ts';

/** Days before the due date from which it counts as soon. */
const soon = 60;

/** When the next maintenance is due. `days` until then; negative once it is past. */
export type Due =
  /** No law says when. */
  | { state: 'none' }
  /** No paper says when the last one was. */
  | { state: 'now' }
  | { state: 'late' | 'soon' | 'later'; date: string; days: number };

/**
 * The day on which the next maintenance is due: the last one and the interval of the rule.
 * @param years interval; null where there is none.
 * @param last day of the last one, from its paper; null without one.
 * @param today both as ISO dates.
 */
export const dueOf = (years: number | null, last: string | null, today: string): Due => {
  if (years === null) return { state: 'none' };
  if (last === null) return { state: 'now' };
  const date = addYears(last, years);
  const days = daysBetween(today, date);
  return { state: days < 0 ? 'late' : days <= soon ? 'soon' : 'later', date, days };
};
