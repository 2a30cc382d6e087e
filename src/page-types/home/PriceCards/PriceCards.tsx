import type { priceCardsProps } from '../props.ts';
import cardStyles from './PriceCard.module.css';
import styles from './PriceCards.module.css';
import tagStyles from './PriceTag.module.css';
import { Totals } from './Totals.tsx';

/**
 * Price cards, drawn as tags on strings from the rail. The booking link of a card covers all of it, with or without a
 * script; select-card.client.ts puts the stamp on the selected one.
 */
export function PriceCards({ cards, bookHref, labels }: ReturnType<typeof priceCardsProps>) {
  return (
    <>
      <ul className={`columns in-four ${styles.cards}`}>
        {cards.map((card) => (
          <li key={card.key} className={`${tagStyles.tag} ${cardStyles.card}`}>
            <h3 className={tagStyles.string}>{card.name}</h3>
            {card.badge && <p className={cardStyles.badge}>{card.badge}</p>}
            <a className={`${cardStyles.book} screen-only`} href={bookHref} target="_blank" rel="noopener">
              {labels.book}
              <span className="visually-hidden">{`, ${card.name} ${labels.newTab}`}</span>
            </a>
            <Totals price={card.price} labels={labels} />
            <ul className={cardStyles.features}>
              {card.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <small className={cardStyles.description}>
              {card.price !== null && `${card.price.excluded} ${labels.excluded}. `}
              {card.description}
            </small>
          </li>
        ))}
      </ul>
      {/* A script moves the stamp out of this `div`. Moved out of the section itself, it would make the browser compute
          the styles of the whole section again. */}
      <div hidden>
        <p id="stamp" className={styles.selectedStamp}>
          {labels.selected}
        </p>
      </div>
    </>
  );
}
