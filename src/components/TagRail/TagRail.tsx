import type { ReactNode } from 'react';
import styles from './TagRail.module.css';

interface Props {
  /** `PriceTag`s. */
  children: ReactNode;
}

/** Price tags hanging plumb from branches of the supply pipe, row by row. */
export function TagRail({ children }: Props) {
  return <div className={styles.rail}>{children}</div>;
}
