import { Paragraph } from '../Text/Paragraph.tsx';
import styles from './FigureList.module.css';

interface Props {
  /** `figure` is the value as text: `80 %`, `24/24`. */
  items: readonly { figure: string; title: string; text: string | null }[];
}

/** Figures in a row, each with what it counts. */
export function FigureList({ items }: Props) {
  return (
    <dl className={`columns in-four ${styles.list}`}>
      {items.map(({ figure, title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className={styles.figure}>{figure}</dd>
          {text !== null && (
            <dd>
              <Paragraph>{text}</Paragraph>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
