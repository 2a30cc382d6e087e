import { Text } from '../Text/Text.tsx';
import styles from './Checklist.module.css';

interface Props {
  items: string[];
}

/** A list with a tick before each item. */
export function Checklist({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>
          <Text>{item}</Text>
        </li>
      ))}
    </ul>
  );
}
