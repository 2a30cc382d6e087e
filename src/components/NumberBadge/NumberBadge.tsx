import styles from './NumberBadge.module.css';

interface Props {
  children: number;
}

/** A number in a round blue badge. */
export function NumberBadge({ children }: Props) {
  return <span className={styles.badge}>{children}</span>;
}
