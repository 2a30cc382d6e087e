import { Disc } from '#src/components/Disc/Disc.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './Reasons.module.css';

interface Props {
  heading: string;
  cards: { title: string; text: string }[];
}

/** Six reasons, numbered; only the page of the firm's own town has them (TN-2). */
export function Reasons({ heading, cards }: Props) {
  return (
    <Band id="reasons" labelledBy="reasons-title">
      <SectionHeading id="reasons-title" pipe="return">
        {heading}
      </SectionHeading>
      <ol className={styles.reasons}>
        {cards.map((card, index) => (
          <li key={card.title}>
            <Disc>{index + 1}</Disc>
            <div>
              <h3>{card.title}</h3>
              <p>
                <Text>{card.text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
