import { Disc } from '#src/components/Disc/Disc.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './Legend.module.css';

interface Props {
  /** Names the list for those who do not see the drawing above it. */
  title: string;
  /** In the order of those numbers, which the copy's schema sorts them by. */
  items: { title: string; text: string | null }[];
}

/** What the numbers in the hero's drawing mean. */
export function Legend({ title, items }: Props) {
  return (
    <div className={`band ${styles.legend}`}>
      <ol className={items.length > 6 ? styles.short : styles.long} aria-label={title}>
        {items.map((item, index) => (
          <li key={item.title}>
            <Disc>{index + 1}</Disc>
            <p>
              <strong>{item.title}</strong> {item.text === null ? null : <Text>{item.text}</Text>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
