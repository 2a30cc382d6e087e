import type { ReactNode } from 'react';
import styles from './SymptomCards.module.css';

interface Props {
  children: ReactNode;
}

/** The front of a house with its doors, one `<SymptomCard>` each: in a row where there is room, otherwise one above the other. */
export function SymptomCards({ children }: Props) {
  return (
    <div className={styles.street}>
      <div className={styles.facade}>{children}</div>
    </div>
  );
}
