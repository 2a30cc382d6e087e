import styles from './Disc.module.css';

interface Props {
  children: number;
}

/** A number on a blue enamel disc. */
export function Disc({ children }: Props) {
  return <span className={styles.disc}>{children}</span>;
}
