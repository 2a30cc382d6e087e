import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { documentLanguage, type Language } from '#src/lib/language.ts';
import styles from './CalendarSheet.module.css';

interface Props {
  /** ISO date of a day of the month that is shown. */
  date: string;
  lang: Language;
  /** How its day is marked: with a red ring, with a dashed one because it has passed, or not at all. */
  ring: 'due' | 'late' | 'none';
  /** Label above the sheet, for one that is an example. */
  tag: string | null;
  /** What the sheet says below the days: they are only to look at. */
  children: ReactNode;
}

/** Six weeks from the Monday on or before the first day of a month; null for days of other months. */
const weeksOf = (date: string): (number | null)[][] => {
  const first = `${date.slice(0, 8)}01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const start = addDays(first, -before);
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return weeks.map((week) =>
    week.map((day) => (day.slice(0, 7) === date.slice(0, 7) ? Number(day.slice(8)) : null)),
  );
};

/** Pictures of `src/drawings/calendar/`, in the order of the months from December on. */
const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
const seasonOf = (date: string) => seasons[Math.floor((Number(date.slice(5, 7)) % 12) / 3)];

/** A sheet of a wall calendar: a picture of the season, the month with a ring around the day, and a foot. */
export function CalendarSheet({ date, lang, ring, tag, children }: Props) {
  const written = (options: Intl.DateTimeFormatOptions, day = date) =>
    new Intl.DateTimeFormat(documentLanguage[lang], { ...options, timeZone: 'UTC' }).format(new Date(day));
  // A Monday and the days after it.
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    written({ weekday: 'short' }, addDays('2024-01-01', index)).slice(0, 2),
  );
  return (
    <figure className={ring === 'late' ? `${styles.sheet} ${styles.late}` : styles.sheet}>
      {tag !== null && <p className={styles.tag}>{tag}</p>}
      <div className={styles.page} aria-hidden="true">
        <SvgImage name={`calendar-${seasonOf(date)}`} alt="" width={440} height={148} />
        <p className={styles.month}>
          <b>{written({ month: 'long' })}</b>
          <b>{written({ year: 'numeric' })}</b>
        </p>
        <table>
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th key={day}>{day}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(date).map((week, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its week of the month
              <tr key={row}>
                {week.map((day, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day of the week
                  <td key={index}>
                    {ring !== 'none' && day === Number(date.slice(8)) ? <Ringed day={day} /> : day}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className={styles.foot}>{children}</figcaption>
    </figure>
  );
}

function Ringed({ day }: { day: number }) {
  return (
    <b className={styles.ringed}>
      {day}
      <svg viewBox="0 0 64 52" preserveAspectRatio="none" aria-hidden="true">
        <path d="M48 8C32 0 7 8 6 27s22 22 40 18 17-29 4-37S24 3 15 10" />
      </svg>
    </b>
  );
}
