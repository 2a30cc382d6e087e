/**
 * Why an island: HTML opens the booking page by itself (each tag is one plain link to a new tab), but it
 * cannot remember which tag was taken. That mark is all the script adds (HM-8).
 */
import { useState } from 'react';
import styles from './PriceSimulator.module.css';
import { PriceTagCard } from './price-simulator/PriceTagCard.tsx';
import type { PriceCard, PriceLabels } from './price-simulator/price-card.ts';

interface Props {
  cards: readonly PriceCard[];
  labels: PriceLabels;
}

/** Price tags hanging on the supply pipe; none or one of them is marked as chosen. */
export default function PriceSimulator({ cards, labels }: Props) {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <ul className={styles.tags}>
      {cards.map((card) => (
        <PriceTagCard
          key={card.key}
          card={card}
          labels={labels}
          selected={card.key === selected}
          onSelect={() => setSelected(card.key)}
        />
      ))}
    </ul>
  );
}
