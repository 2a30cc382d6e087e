import { Text } from '#src/components/Text/Text.tsx';
import styles from './PlaceBanner.module.css';

interface Props {
  /** The place as on its street sign, `1730 Asse`, and what it lies in or how large it is. */
  place: { name: string; detail: string };
  /** How soon the firm means to be there. */
  urgent: string;
  /** What maintenance costs: the amount that most pay. */
  price: string;
  /** For whom that amount holds, then the amounts with the other rate of VAT and without. */
  rates: string[];
  phone: { display: string; href: string };
}

/** What the banner says of a place, as a page hands it to its hero. */
export type PlaceFacts = Props;

/** A long enamel sign below the header of every place page (TN-1): where, how fast, what it costs, call. */
export function PlaceBanner({ place, urgent, price, rates, phone }: Props) {
  return (
    <ul className={styles.banner}>
      <li>
        <strong>{place.name}</strong>, {place.detail}
      </li>
      <li>{urgent}</li>
      <li>
        <a href={phone.href}>{phone.display}</a>
      </li>
      <li>
        <Text>{price}</Text>
        {rates.map((rate) => (
          <small key={rate}>
            {' '}
            <Text>{rate}</Text>
          </small>
        ))}
      </li>
    </ul>
  );
}
