/** True for a day of the form 2026-02-30. */
export const isNoDay = (written: unknown): written is string =>
  typeof written === 'string' && /^\d{4}-\d\d-\d\d$/.test(written);

/** What the finding `not-a-date` says: the value, and it as an ISO day where it is one in Belgian order, or an example. */
export const dateParams = (written: unknown): { value: string; right: string } => {
  const value = typeof written === 'string' ? written.slice(0, 60) : JSON.stringify(written);
  const [, day = '', month = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(value) ?? [];
  const right = year === '' ? '2026-02-21' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return { value, right };
};
