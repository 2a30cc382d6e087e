import styles from './FormerFigures.module.css';

export interface Props {
  title: string;
  items: { label: string; value: string }[];
}

/** Figures that no longer apply or have no source: the smallest print of their section, struck through and marked (TR-2). */
export function FormerFigures({ title, items }: Props) {
  return (
    <div className={styles.former} role="note">
      <p>
        <b>{title}</b>
      </p>
      <ul>
        {items.map(({ label, value }) => (
          <li key={label}>
            {`${label} `}
            <s>{value}</s>
          </li>
        ))}
      </ul>
    </div>
  );
}
