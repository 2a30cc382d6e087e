import styles from './NumberBadge.module.css';

interface Props {
  children: number;
}

/** A number on a blue enamel disc. */
export function NumberBadge({ children }: Props) {
  return <span className={styles.disc}>{children}</span>;
}
