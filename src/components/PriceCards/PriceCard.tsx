import { Amounts } from './Amounts.tsx';
import styles from './PriceCard.module.css';
import { PriceTag } from './PriceTag.tsx';
import type { PriceCardContent, PriceLabels } from './price-card.ts';
import { SelectedStamp } from './SelectedStamp.tsx';

interface Props {
  card: PriceCardContent;
  labels: PriceLabels;
}

/**
 * A price card. Its booking link covers all of it, so a click anywhere on the card opens the link, with or without a
 * script.
 */
export function PriceCard({ card, labels }: Props) {
  return (
    <PriceTag title={card.title} badge={card.badge && <p className={styles.badge}>{card.badge}</p>}>
      <p className={styles.description}>{card.description}</p>
      <Amounts price={card.price} labels={labels} />
      <ul className={styles.features}>
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a className={`${styles.book} screen-only`} href={card.bookHref} target="_blank" rel="noopener">
        {card.action}
        <span className="visually-hidden"> {labels.newTab}</span>
      </a>
      <SelectedStamp label={labels.selected} />
    </PriceTag>
  );
}
