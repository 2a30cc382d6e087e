import type { ReactNode } from 'react';
import styles from './Plate.module.css';

interface Props {
  children: ReactNode;
}

/** A blue enamel plate. */
export function Plate({ children }: Props) {
  return <div className={styles.plate}>{children}</div>;
}
