import { classNames } from '#src/components/class-names.ts';
import { Text } from '#src/components/Text/Text.tsx';
import { HeadedSection } from '../../HeadedSection/HeadedSection.tsx';
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
      <p className={styles.text}>
        <Text>{text}</Text>
      </p>
      <ul className={classNames(styles.cards, styles[pipe], cards.length === 3 && styles.three)}>
        {cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>
              <Text>{card.text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
