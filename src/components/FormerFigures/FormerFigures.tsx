import styles from './FormerFigures.module.css';

export interface FormerFiguresProps {
  title: string;
  items: { label: string; value: string }[];
}

/** Figures that no longer apply or have no source: folded, struck through and marked (TR-2). */
export function FormerFigures({ title, items }: FormerFiguresProps) {
  return (
    <details className={styles.former}>
      <summary>{title}</summary>
      <ul>
        {items.map(({ label, value }) => (
          <li key={label}>
            {`${label} `}
            <s>{value}</s>
          </li>
        ))}
      </ul>
    </details>
  );
}
