import { Text } from '#src/components/Text/Text.tsx';
import styles from './PriceSign.module.css';

interface Props {
  /** Where a visitor finds the own price. */
  href: string;
  label: string;
  price: string;
  note: string;
}

/** The price of a repair, on a sign on the garden wall of the drawing; all of the sign links to the price tool. */
export function PriceSign({ href, label, price, note }: Props) {
  return (
    <p className={styles.sign}>
      <b>
        <a href={href}>{label}</a>
      </b>{' '}
      <strong>{price}</strong>{' '}
      <span>
        <Text>{note}</Text>
      </span>
    </p>
  );
}
