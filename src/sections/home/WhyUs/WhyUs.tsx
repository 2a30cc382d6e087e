import { Picture } from '#src/components/Picture/Picture.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Text } from '#src/components/Text/Text.tsx';
import { Meters } from './Meters.tsx';
import styles from './WhyUs.module.css';

interface Props {
  heading: string;
  intro: string;
  cards: { title: string; text: string }[];
  statistics: { value: string; label: string }[];
  statisticsNote: string;
  actions?: Slot;
}

/** Six reasons beside the threshold, and four meter readings (HM-3). */
export function WhyUs({ heading, intro, cards, statistics, statisticsNote, actions }: Props) {
  return (
    <section className="band" aria-labelledby="why">
      <SectionHeading id="why" pipe="return">
        {heading}
      </SectionHeading>
      <div className={styles.columns}>
        <div className={styles.door}>
          <Picture name="home-threshold" alt="" width={400} height={480} />
        </div>
        <div>
          <p className={styles.intro}>
            <Text>{intro}</Text>
          </p>
          <ul className={styles.reasons}>
            {cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <Text>{text}</Text>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Meters readings={statistics} note={statisticsNote} />
      {actions}
    </section>
  );
}
