import { classNames } from '#src/components/class-names.ts';
import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import styles from './NumberedPoints.module.css';

interface Props {
  id: string;
  heading: string;
  points: { title: string; text: string }[];
  /**
   * Conclusion of the answer to the hero's question; the hero's drawing has the numbers of the points. Without it the points
   * are styled as reasons to choose the company.
   */
  conclusion?: string;
  /** Colour of the page's hero, for the answer. */
  ground?: Background | undefined;
}

/** Shows numbered points: the answer to the question of the town, or reasons to choose the company (TN-2). */
export function NumberedPoints({ id, heading, points, conclusion, ground }: Props) {
  return (
    <HeadedSection id={id} headingId={`${id}-title`} pipe="return" heading={heading} ground={ground}>
      <ol
        className={classNames(
          'tablet-columns run-in',
          styles.points,
          conclusion === undefined && styles.reasons,
        )}
      >
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
      {conclusion && <Paragraph className="section-note">{conclusion}</Paragraph>}
    </HeadedSection>
  );
}
