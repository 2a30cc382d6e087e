import { addDays } from '#src/lib/civil-date/civil-date.ts';
import { documentLanguage, type Language } from '#src/lib/language.ts';
import styles from './CalendarSheet.module.css';

interface Props {
  /** ISO date of the day with the ring. */
  date: string;
  lang: Language;
  late: boolean;
}

/** Weeks of a month, from Monday on; null for days of other months. */
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

/** A sheet of a wall calendar with a ring around the day. Only to look at: the words beside it say the day. */
export function CalendarSheet({ date, lang, late }: Props) {
  const written = (options: Intl.DateTimeFormatOptions, day = date) =>
    new Intl.DateTimeFormat(documentLanguage[lang], { ...options, timeZone: 'UTC' }).format(new Date(day));
  // A Monday and the days after it.
  const weekdays = Array.from({ length: 7 }, (_, index) =>
    written({ weekday: 'short' }, addDays('2024-01-01', index)).slice(0, 2),
  );
  return (
    <div className={late ? `${styles.sheet} ${styles.late}` : styles.sheet} aria-hidden="true">
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
          {weeksOf(date).map((week) => (
            <tr key={week.join()}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its day of the week
                <td key={index} className={day === Number(date.slice(8)) ? styles.ringed : undefined}>
                  {day}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
