import { isDate } from '#src/lib/civil-date/civil-date.ts';
import { formatMonth } from '#src/lib/format.ts';
import { languages } from '#src/lib/language.ts';

/** Names of the months in both languages, by their first letters as people type them. */
const monthNames = languages.flatMap((lang) =>
  Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, '0');
    const [name = ''] = formatMonth(`2026-${month}-01`, lang).split(/\s/u);
    return { month, name: name.toLowerCase() };
  }),
);

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has the form of a day, as in "31/02/2026" or "31 février 2026", whether or not that day exists. */
export const hasFormOfDay = (typed: string): boolean =>
  /^\d{1,2}(?:er)?[ ./-]+[\p{L}\d]+\.?[ ./-]+\d{4}$/u.test(typed.trim());

/**
 * A day (ISO) or a month (`2026-10`) as people type it: "octobre 2026", "okt. 2026", "10/2026", "15/10/2026", "15 octobre 2026".
 * Null for anything else.
 */
export const readDayOrMonth = (typed: string): string | null => {
  const text = withoutAccents(typed.trim());
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text) ?? [];
  const [, day, inFigures, inWords, year] =
    /^(?:(\d{1,2})(?:er)?[ ./-]+)?(?:(\d{1,2})|(\p{L}{3,})\.?)[ ./-]+(\d{4})$/u.exec(text) ?? [];
  const named = monthNames.find(
    ({ name }) => inWords !== undefined && withoutAccents(name).startsWith(inWords),
  )?.month;
  const parts = [isoYear ?? year, isoMonth ?? inFigures ?? named, isoDay ?? day];
  if (parts[0] === undefined || parts[1] === undefined) return null;
  const iso = parts.flatMap((part) => (part === undefined ? [] : part.padStart(2, '0'))).join('-');
  return isDate(parts[2] === undefined ? `${iso}-01` : iso) ? iso : null;
};
