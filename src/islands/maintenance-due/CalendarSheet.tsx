import type { ComponentProps, ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import styles from './CalendarSheet.module.css';

interface Props extends ComponentProps<typeof CalendarMonth> {
  /** Label above the sheet, for one that is an example. */
  tag: string | null;
  /** What the sheet says below the days: they are only to look at. */
  children: ReactNode;
}

/** Pictures of `src/drawings/calendar/`, in the order of the months from December on. */
const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
const seasonOf = (date: string) => seasons[Math.floor((Number(date.slice(5, 7)) % 12) / 3)];

/** A sheet of a wall calendar: a picture of the season, the month with a ring around the day, and a foot. */
export function CalendarSheet({ date, lang, ring, tag, children }: Props) {
  return (
    <figure className={ring === 'late' ? `${styles.sheet} ${styles.late}` : styles.sheet}>
      {tag !== null && <p className={styles.tag}>{tag}</p>}
      <div className={styles.page} aria-hidden="true">
        <SvgImage name={`calendar-${seasonOf(date)}`} alt="" width={440} height={148} />
        <CalendarMonth {...{ date, lang, ring }} />
      </div>
      <figcaption className={styles.foot}>{children}</figcaption>
    </figure>
  );
}
