import { Picture } from '../../../components/Picture/Picture.tsx';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Intro.module.css';

interface Props {
  heading: string;
  paragraphs: readonly string[];
  cards: { title: string; text: string }[];
  /** Names of three drawings, one per card, of 220 by 124 units. */
  pictures: readonly string[];
}

/** Two columns of words and three highlight cards, each with its drawing (RG-1, TN-2). */
export function Intro({ heading, paragraphs, cards, pictures }: Props) {
  return (
    <Band id="intro" labelledBy="intro-title">
      <SectionHeading id="intro-title" pipe="return">
        {heading}
      </SectionHeading>
      <div className={styles.columns}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Text>{paragraph}</Text>
          </p>
        ))}
      </div>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.title}>
            <Picture name={pictures[index] ?? 'place-card-van'} alt="" width={220} height={124} />
            <h3>{card.title}</h3>
            <p>
              <Text>{card.text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
