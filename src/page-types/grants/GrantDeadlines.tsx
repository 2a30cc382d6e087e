import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import type { grantDeadlines } from '#src/page-props/grants.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './GrantDeadlines.module.css';

type Props = Omit<Copy<'grants'>['deadlines'], 'items' | 'review'> & {
  deadlines: ReturnType<typeof grantDeadlines>;
};

/** The last days of grants and rates, earliest first, with the current day in its place among them (TL-4). */
export function GrantDeadlines({
  heading,
  past: pastLabel,
  next: nextLabel,
  today: todayLabel,
  todayText,
  deadlines,
}: Props) {
  const days = deadlines.map(({ day, text }) => (
    <li key={day.iso + text} className={styles.day}>
      <UntilDay as="div" until={day} after={<span className={styles.label}>{pastLabel}</span>}>
        <span className={`${styles.label} ${styles.next}`}>{nextLabel}</span>
      </UntilDay>
      <time dateTime={day.iso}>{day.text}</time>
      <Paragraph>{text}</Paragraph>
    </li>
  ));
  const passedCount = deadlines.filter(({ day }) => day.hasPassed).length;
  return (
    <HeadedSection headingId="deadlines" pipe="supply" heading={heading}>
      <ol className={styles.days}>
        {days.slice(0, passedCount)}
        <li className={styles.today}>
          <b className={styles.label}>{todayLabel}</b>
          <p>{todayText}</p>
        </li>
        {days.slice(passedCount)}
      </ol>
    </HeadedSection>
  );
}
