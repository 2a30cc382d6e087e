import type { ComponentProps, ReactNode } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import styles from './CalendarSheet.module.css';

interface Props extends ComponentProps<typeof CalendarMonth> {
  tag: string | null;
  /** The text below the days, which are decoration. */
  children: ReactNode;
}

/** A sheet of a wall calendar: a picture of its month (`src/drawings/calendar/`), the month with a ring around the day, and a foot. */
export function CalendarSheet({ date, lang, ring, tag, children }: Props) {
  return (
    <figure className={ring === 'late' ? `${styles.sheet} ${styles.late}` : styles.sheet}>
      {tag !== null && <p className={styles.tag}>{tag}</p>}
      <div className={styles.page} aria-hidden="true">
        <SvgImage name={`calendar-${date.slice(5, 7)}`} alt="" width={440} height={148} />
        <CalendarMonth {...{ date, lang, ring }} />
      </div>
      <figcaption className={styles.foot}>{children}</figcaption>
    </figure>
  );
}
