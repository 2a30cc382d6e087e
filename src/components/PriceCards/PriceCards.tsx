import { PriceCard } from './PriceCard.tsx';
import styles from './PriceCards.module.css';
import type { PriceCardContent, PriceLabels } from './price-card.ts';

interface Props {
  cards: readonly PriceCardContent[];
  labels: PriceLabels;
}

/** Price cards, drawn as tags on strings from the rail. The script select-card.client.ts puts the stamp on the selected one. */
export function PriceCards({ cards, labels }: Props) {
  return (
    <>
      <ul className={`columns ${styles.cards}`}>
        {cards.map((card) => (
          <PriceCard key={card.key} card={card} labels={labels} />
        ))}
      </ul>
      {/* In a box of its own: taken out of the section itself, it would have all its elements styled again. */}
      <div hidden>
        <p id="stamp" className={styles.stamp}>
          {labels.selected}
        </p>
      </div>
    </>
  );
}
