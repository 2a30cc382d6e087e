import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import type { TownCopy } from './copy-schema.ts';
import styles from './NumberedReasons.module.css';

type Props = NonNullable<TownCopy['reasons']>;

/** Numbered reasons to choose the company; only on the page of the company's own town (TN-2). */
export function NumberedReasons({ heading, cards }: Props) {
  return (
    <HeadedSection id="reasons" headingId="reasons-title" pipe="return" heading={heading}>
      <ol className={`tablet-columns ${styles.reasons}`}>
        {cards.map((card, index) => (
          <li key={card.title}>
            <NumberBadge>{index + 1}</NumberBadge>
            <div>
              <h3>{card.title}</h3>
              <Paragraph>{card.text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
