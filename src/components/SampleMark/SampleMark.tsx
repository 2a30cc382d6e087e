import styles from './SampleMark.module.css';

interface Props {
  children: string;
}

/** A stamp that says: what follows is an example, not a real job or client (BC-7). */
export function SampleMark({ children }: Props) {
  return <p className={styles.mark}>{children}</p>;
}
