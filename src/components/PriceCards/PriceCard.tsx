import styles from './PriceCard.module.css';
import type { PriceCardContent, PriceLabels } from './price-card.ts';
import { Totals } from './Totals.tsx';

interface Props {
  card: PriceCardContent;
  labels: PriceLabels;
}

/**
 * A price card, drawn as a tag. Its booking link covers all of it, so a click anywhere on the card opens the link, with or
 * without a script.
 */
export function PriceCard({ card, labels }: Props) {
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{card.title}</h3>
      {card.badge && <p className={styles.badge}>{card.badge}</p>}
      <p className={styles.description}>{card.description}</p>
      <Totals price={card.price} labels={labels} />
      <ul className={styles.features}>
        {card.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <a className={`${styles.book} screen-only`} href={card.bookHref} target="_blank" rel="noopener">
        {labels.book}
        <span className="visually-hidden">{`, ${card.title} ${labels.newTab}`}</span>
      </a>
    </li>
  );
}
