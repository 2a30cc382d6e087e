import styles from './PriceCards.module.css';
import { PriceTagCard } from './PriceCard.tsx';
import type { PriceCard, PriceLabels } from './price-card.ts';

interface Props {
  cards: readonly PriceCard[];
  labels: PriceLabels;
}

/** Price cards, drawn as tags on the supply pipe. The script select-card.client.ts marks the selected one. */
export function PriceSimulator({ cards, labels }: Props) {
  return (
    <ul className={styles.tags}>
      {cards.map((card) => (
        <li key={card.key} className={styles.cell}>
          <PriceTagCard card={card} labels={labels} />
        </li>
      ))}
    </ul>
  );
}
