import { Text } from '#src/components/Text/Text.tsx';
import styles from './PlaceBanner.module.css';

export interface PlaceBannerProps {
  /** The place, `1730 Asse`, and its province or size. */
  place: { name: string; detail: string };
  /** Response time in urgent cases. */
  urgent: string;
  /** Price of maintenance for most customers. */
  price: string;
  /** To whom that price applies, then the prices at the other VAT rate and without VAT. */
  priceNotes: string[];
}

/** Banner below the header of every place page (TN-1): place, response time, price. The hero and the call bar call. */
export function PlaceBanner({ place, urgent, price, priceNotes }: PlaceBannerProps) {
  return (
    <ul className={styles.banner}>
      <li>
        <strong>{place.name}</strong>, {place.detail}
      </li>
      <li>{urgent}</li>
      <li>
        <Text>{price}</Text>
        {priceNotes.map((note) => (
          <small key={note}>
            {' '}
            <Text>{note}</Text>
          </small>
        ))}
      </li>
    </ul>
  );
}
