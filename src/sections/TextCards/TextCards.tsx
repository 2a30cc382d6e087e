import { classNames } from '#src/components/class-names.ts';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './TextCards.module.css';

interface Props {
  id: string;
  pipe: 'supply' | 'return';
  heading: string;
  text: string;
  cards: { title: string; text: string }[];
}

/** Cards of title and text on a branch of the rail. */
export function TextCards({ id, pipe, heading, text, cards }: Props) {
  return (
    <HeadedSection headingId={id} pipe={pipe} heading={heading}>
      <Paragraph className={`section-intro ${styles.text}`}>{text}</Paragraph>
      <ul
        className={classNames(
          'columns drawn-pipe branch-pipe',
          styles.cards,
          pipe === 'return' && styles.return,
          cards.length === 3 && styles.three,
        )}
      >
        {cards.map((card) => (
          <li key={card.title} className="drawn-pipe">
            <h3>{card.title}</h3>
            <Paragraph>{card.text}</Paragraph>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
