import type { ReactNode } from 'react';
import type { PriceView } from '../../site/price-view.ts';
import { Text } from '../Text/Text.tsx';
import styles from './PriceTag.module.css';

interface Props {
  title: string;
  badge: string | null;
  /** Null where the price is on quote. */
  price: PriceView | null;
  labels: { reduced: string; standard: string; onlyStandard: string; excluded: string; onQuote: string };
  features: string[];
  /** The button. */
  children: ReactNode;
}

/**
 * A price on a tag: the total with VAT is the big figure, the other rate and the amount without VAT stand below it
 * (BC-6). Stands in a `TagRail`.
 */
export function PriceTag({ title, badge, price, labels, features, children }: Props) {
  return (
    <div>
      <article className={badge === null ? styles.tag : `${styles.tag} ${styles.marked}`}>
        {badge === null ? null : <p className={styles.badge}>{badge}</p>}
        <h3>{title}</h3>
        {price === null ? (
          <p className={styles.total}>
            <strong>{labels.onQuote}</strong>
          </p>
        ) : (
          <Figures price={price} labels={labels} />
        )}
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <Text>{feature}</Text>
            </li>
          ))}
        </ul>
        <div className={styles.action}>{children}</div>
      </article>
    </div>
  );
}

function Figures({ price, labels }: { price: PriceView; labels: Props['labels'] }) {
  const { excluded, reduced, standard, from } = price;
  return (
    <>
      <p className={styles.total}>
        {from === null ? null : <small>{`${from} `}</small>}
        <strong>{reduced ?? standard}</strong>
      </p>
      <p className={styles.rate}>{reduced === null ? labels.onlyStandard : labels.reduced}</p>
      <p className={styles.others}>
        {reduced === null ? null : (
          <>
            <b>{standard}</b>
            {` ${labels.standard}`}
            <br />
          </>
        )}
        {`${excluded} ${labels.excluded}`}
      </p>
    </>
  );
}
