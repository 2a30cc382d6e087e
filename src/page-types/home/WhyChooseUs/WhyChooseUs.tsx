import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import type { Slot } from '#src/components/slot.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import { Statistics } from './Statistics.tsx';
import styles from './WhyChooseUs.module.css';

interface Props {
  heading: string;
  intro: string;
  cards: { title: string; text: string }[];
  statistics: { value: string; label: string }[];
  statisticsNote: string;
  actions?: Slot;
}

/** Reasons to choose the company, and statistics (HM-3). */
export function WhyChooseUs({ heading, intro, cards, statistics, statisticsNote, actions }: Props) {
  return (
    <HeadedSection headingId="why" pipe="return" heading={heading}>
      <div className={`columns ${styles.columns}`}>
        <div className={`${styles.picture} screen-only`}>
          <SvgImage name="home-threshold" alt="" width={400} height={480} />
        </div>
        <div>
          <Paragraph className={styles.intro}>{intro}</Paragraph>
          <ul className={styles.reasons}>
            {cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <Paragraph>{text}</Paragraph>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Statistics readings={statistics} note={statisticsNote} />
      {actions}
    </HeadedSection>
  );
}
