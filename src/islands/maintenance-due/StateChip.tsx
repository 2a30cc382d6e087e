import styles from './StateChip.module.css';

interface Props {
  state: 'none' | 'now' | 'late' | 'soon' | 'later';
  label: string;
}

/** Shows how far away a date is, by word, shape and colour. */
export function StateChip({ state, label }: Props) {
  return (
    <span className={`${styles.chip} ${styles[state]}`}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {state === 'later' && <path className="no-fill" d="m4 13 5 5L20 6" />}
        {state === 'soon' && <path className="no-fill" d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4v5l4 3" />}
        {(state === 'late' || state === 'now') && (
          <path className="no-fill" d="M5 4h14v16H5zM5 9h14M9 2v4m6-4v4m-3 6v4" />
        )}
        {state === 'none' && <path className="no-fill" d="M5 12h14" />}
      </svg>
      {label}
    </span>
  );
}
