import type { ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
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
  const [year, month, marked] = date.split('-').map(Number) as [number, number, number];
  const weekdayOfFirst = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return (
    <>
      <p className={`${styles.month} ${late}`}>
        <b>{formatPart({ month: 'long' })}</b>
        <b>{formatPart({ year: 'numeric' })}</b>
      </p>
      <div className={`${styles.days} ${late}`}>
        {/* A Monday and the days after it. */}
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <b key={day}>{formatPart({ weekday: 'short' }, `2024-01-0${day}`).slice(0, 2)}</b>
        ))}
        {Array.from({ length: daysInMonth }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className={(weekdayOfFirst + day) % 7 === 0 ? styles.sunday : undefined}
            style={day === 1 ? { gridColumnStart: weekdayOfFirst + 1 } : undefined}
          >
            {ring !== 'none' && day === marked ? <HighlightedDay day={day} /> : day}
          </span>
        ))}
      </div>
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
