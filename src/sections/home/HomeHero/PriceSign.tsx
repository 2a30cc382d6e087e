import { Text } from '#src/components/Text/Text.tsx';
import styles from './PriceSign.module.css';

interface Props {
  label: string;
  price: string;
  note: string;
}

/** The lowest maintenance price, on a sign on the garden wall of the drawing. */
export function PriceSign({ label, price, note }: Props) {
  return (
    <p className={styles.sign}>
      <b>{label}</b> <strong>{price}</strong>{' '}
      <span>
        <Text>{note}</Text>
      </span>
    </p>
  );
}
