import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './NumberedPoints.module.css';

interface Props {
  heading: string;
  points: { title: string; text: string }[];
  conclusion: string;
  /** Colour of the page's hero. */
  ground: Background;
}

/** The answer to the question of the town, in points with the numbers of the hero's drawing (TN-2). */
export function NumberedPoints({ heading, points, conclusion, ground }: Props) {
  return (
    <HeadedSection id="answer" headingId="answer-title" pipe="return" heading={heading} ground={ground}>
      <ol className={`tablet-columns run-in ${styles.points}`}>
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
      <Paragraph className="section-note">{conclusion}</Paragraph>
    </HeadedSection>
  );
}
