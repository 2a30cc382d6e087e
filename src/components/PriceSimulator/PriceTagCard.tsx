import { Amounts } from './Amounts.tsx';
import styles from './PriceSimulator.module.css';
import type { PriceCard, PriceLabels } from './price-card.ts';

interface Props {
  card: PriceCard;
  labels: PriceLabels;
}

/**
 * A tag. Its link covers all of it, so a click on the tag is a click on the button, with or without a script. With
 * `aria-current` on the link the tag is the selected one.
 */
export function PriceTagCard({ card, labels }: Props) {
  return (
    <li className={styles.cell}>
      <article className={styles.tag}>
        {card.badge && <p className={styles.badge}>{card.badge}</p>}
        <h3 className={styles.title}>{card.title}</h3>
        <p className={styles.description}>{card.description}</p>
        <Amounts price={card.price} labels={labels} />
        <ul className={styles.features}>
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <a className={styles.book} href={card.bookHref} target="_blank" rel="noopener">
          {labels.book}
          <span className="visually-hidden">{`, ${card.title} ${labels.newTab}`}</span>
        </a>
        <p className={styles.stamp}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M3 11l5 5L17 4" />
          </svg>
          {labels.selected}
        </p>
      </article>
    </li>
  );
}
