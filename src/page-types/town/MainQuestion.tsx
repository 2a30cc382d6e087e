import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { TownCopy } from './copy-schema.ts';
import styles from './MainQuestion.module.css';

type Props = TownCopy['answer'];

/** Answer to the question of the town's hero, in three points numbered as in its drawing. */
export function MainQuestion({ heading, points, conclusion }: Props) {
  return (
    <HeadedSection id="answer" headingId="answer-title" pipe="return" heading={heading}>
      <ol className={`tablet-columns ${styles.points}`}>
        {points.map((point, index) => (
          <li key={point.title}>
            <NumberBadge>{index + 1}</NumberBadge>
            <div>
              <h3>{point.title}</h3>
              <Paragraph>{point.text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
      <Paragraph className={styles.conclusion}>{conclusion}</Paragraph>
    </HeadedSection>
  );
}
