import { classNames } from '#src/components/class-names.ts';
import { NumberBadge } from '#src/components/NumberBadge/NumberBadge.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import styles from './DrawingLegend.module.css';

interface Props {
  /** Accessible name of the list. */
  title: string;
  /** In the order of the numbers in the drawing; the copy's schema sorts them. */
  items: { title: string; text?: string }[];
}

/** The legend of the numbers in the hero's drawing. */
export function DrawingLegend({ title, items }: Props) {
  return (
    <div className={`page-section ${styles.legend}`}>
      <ol className={classNames('columns', styles.list, items.length > 6 && styles.names)} aria-label={title}>
        {items.map((item, index) => (
          <li key={item.title}>
            <NumberBadge>{index + 1}</NumberBadge>
            <p>
              <strong>{item.title}</strong> {item.text && <Text>{item.text}</Text>}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
