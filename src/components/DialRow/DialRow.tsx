import { Dial } from '../Dial/Dial.tsx';
import { Text } from '../Text/Text.tsx';
import styles from './DialRow.module.css';

interface Props {
  items: { share: number; reading: string; title: string; text: string }[];
}

/** Figures as pressure gauges on the return pipe. */
export function DialRow({ items }: Props) {
  return (
    <ul className={styles.row}>
      {items.map(({ share, reading, title, text }) => (
        <li key={title}>
          <Dial share={share} reading={reading} />
          <h3>{title}</h3>
          <p>
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </ul>
  );
}
