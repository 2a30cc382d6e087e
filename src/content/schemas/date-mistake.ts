import { type Mistake, mistake } from './rule.ts';

/**
 * Returns the mistake of a value that is no ISO day: a day that does not exist, or another form, such as the Belgian one.
 */
export const dateMistake = (written: unknown): Mistake => {
  const value = typeof written === 'string' ? written.slice(0, 60) : JSON.stringify(written);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return mistake('no-such-day', { value });
  const [, day = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(value) ?? [];
  const right = year === '' ? '2026-02-21' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return mistake('not-a-date', { value, right });
};
