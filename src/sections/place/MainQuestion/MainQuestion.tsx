import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { HeadedSection } from '../../HeadedSection/HeadedSection.tsx';
import styles from './MainQuestion.module.css';

interface Props {
  heading: string;
  /** In the order of the numbers in the drawing; the copy's schema sorts them. */
  points: { title: string; text: string }[];
  conclusion: string;
}

/** Answer to the question of the town's hero, in three points numbered as in its drawing. */
export function MainQuestion({ heading, points, conclusion }: Props) {
  return (
    <HeadedSection id="answer" headingId="answer-title" pipe="return" heading={heading}>
      <ol className={styles.points}>
        {points.map((point, index) => (
          <li key={point.title}>
            <NumberBadge>{index + 1}</NumberBadge>
            <div>
              <h3>{point.title}</h3>
              <p>
                <Text>{point.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.conclusion}>
        <Text>{conclusion}</Text>
      </p>
    </HeadedSection>
  );
}
