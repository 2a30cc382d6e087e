import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './DrawingLegend.module.css';

interface Props {
  /** Names the list for those who do not see the drawing above it. */
  title: string;
  /** In the order of those numbers, which the copy's schema sorts them by. */
  items: { title: string; text: string | null }[];
}

/** What the numbers in the hero's drawing mean. */
export function DrawingLegend({ title, items }: Props) {
  return (
    <section className={`band ${styles.legend}`} aria-label={title}>
      <ol className={items.length > 6 ? styles.short : styles.long}>
        {items.map((item, index) => (
          <li key={item.title}>
            <NumberBadge>{index + 1}</NumberBadge>
            <p>
              <strong>{item.title}</strong> {item.text === null ? null : <Text>{item.text}</Text>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
