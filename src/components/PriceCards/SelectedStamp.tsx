import styles from './SelectedStamp.module.css';

interface Props {
  label: string;
}

/** A stamp on a price tag, shown while the link before it has `aria-current`. */
export function SelectedStamp({ label }: Props) {
  return (
    <p className={styles.stamp}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path d="M3 11l5 5L17 4" />
      </svg>
      {label}
    </p>
  );
}
