import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface Props {
  children: ReactNode;
}

/** A row of buttons, wrapped where it is too long. */
export function Actions({ children }: Props) {
  return <div className={styles.actions}>{children}</div>;
}
