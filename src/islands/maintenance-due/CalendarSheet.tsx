import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { type Language, languageTags } from '#src/lib/language.ts';
import styles from './CalendarMonth.module.css';
import sheetStyles from './CalendarSheet.module.css';

interface MonthProps {
  /** ISO date of the marked day. The calendar shows its month. */
  date: string;
  lang: Language;
  /** The mark of the day: a red ring, a dashed one because it has passed, or none. */
  ring: 'due' | 'late' | 'none';
}

/** Returns the weeks of a month, each from Monday; null for days of other months. */
const weeksOf = (date: string): (number | null)[][] => {
  const first = `${date.slice(0, 8)}01`;
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const start = addDays(first, -before);
  const days = Array.from({ length: 42 }, (_, index) => addDays(start, index));
  const weeks = Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return weeks
    .map((week) => week.map((day) => (day.slice(0, 7) === date.slice(0, 7) ? Number(day.slice(8)) : null)))
    .filter((week) => week.some((day) => day !== null));
};

function HighlightedDay({ day }: { day: number }) {
  return (
    <b className={styles.markedDay}>
      {day}
      <svg viewBox="0 0 64 52" preserveAspectRatio="none" aria-hidden="true">
        <path d="M48 8C32 0 7 8 6 27s22 22 40 18 17-29 4-37S24 3 15 10" />
      </svg>
    </b>
  );
}

/** Shows the days of a month, with a ring around one. Visitors cannot operate it. */
function CalendarMonth({ date, lang, ring }: MonthProps) {
  const late = ring === 'late' ? styles.late : '';
  const formatPart = (options: Intl.DateTimeFormatOptions, day = date) =>
    new Intl.DateTimeFormat(languageTags[lang], { ...options, timeZone: 'UTC' }).format(new Date(day));
  // A Monday and the days after it.
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    formatPart({ weekday: 'short' }, addDays('2024-01-01', index)).slice(0, 2),
  );
  return (
    <>
      <p className={`${styles.month} ${late}`}>
        <b>{formatPart({ month: 'long' })}</b>
        <b>{formatPart({ year: 'numeric' })}</b>
      </p>
      <table className={`${styles.days} ${late}`}>
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
                  {ring !== 'none' && day === Number(date.slice(8)) ? <HighlightedDay day={day} /> : day}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface Props extends MonthProps {
  /** The text below the days, which are decoration. */
  children: ReactNode;
}

/** A sheet of a wall calendar: a picture of its month (`src/drawings/calendar/`), the month with a ring around the day, and a foot. */
export function CalendarSheet({ children, ...month }: Props) {
  const { date, ring } = month;
  return (
    <figure className={ring === 'late' ? `${sheetStyles.sheet} ${sheetStyles.late}` : sheetStyles.sheet}>
      <div className={sheetStyles.page} aria-hidden="true">
        <SvgImage name={`calendar-${date.slice(5, 7)}`} alt="" width={440} height={148} />
        <CalendarMonth {...month} />
      </div>
      <figcaption className={sheetStyles.foot}>{children}</figcaption>
    </figure>
  );
}
