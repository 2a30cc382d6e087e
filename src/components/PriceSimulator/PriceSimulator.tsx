import styles from './PriceSimulator.module.css';
import { PriceTagCard } from './PriceTagCard.tsx';
import type { PriceCard, PriceLabels } from './price-card.ts';

interface Props {
  cards: readonly PriceCard[];
  labels: PriceLabels;
}

/** Price tags hanging on the supply pipe. The script select-card.client.ts marks the one taken. */
export function PriceSimulator({ cards, labels }: Props) {
  return (
    <ul className={styles.tags}>
      {cards.map((card) => (
        <PriceTagCard key={card.key} card={card} labels={labels} />
      ))}
    </ul>
  );
}
