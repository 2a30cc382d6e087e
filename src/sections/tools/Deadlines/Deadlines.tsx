import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import styles from './Deadlines.module.css';

/** A day on which something ends. */
export interface Deadline {
  day: { iso: string; text: string; passed: boolean };
  text: string;
}

interface Props {
  heading: string;
  /** Labels of a day that has passed and of one to come. */
  past: string;
  next: string;
  deadlines: Deadline[];
}

/** What ends and when, earliest first, as stops on a line (TL-4). */
export function Deadlines({ heading, past, next, deadlines }: Props) {
  return (
    <section className="band" aria-labelledby="deadlines">
      <SectionHeading id="deadlines" pipe="supply">
        {heading}
      </SectionHeading>
      <ol className={styles.line}>
        {deadlines.map(({ day, text }) => (
          <li key={day.iso + text} className={styles.stop}>
            <UntilDay
              as="div"
              day={day.iso}
              passed={day.passed}
              after={<span className={styles.past}>{past}</span>}
            >
              <span className={styles.next}>{next}</span>
            </UntilDay>
            <time dateTime={day.iso}>{day.text}</time>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
