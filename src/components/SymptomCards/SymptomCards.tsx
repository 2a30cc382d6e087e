import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SymptomCards.module.css';

interface Props {
  /** Place of the front in its section. */
  className?: string | undefined;
  children: ReactNode;
}

/** The front of a house with its doors, one `<SymptomCard>` each: in a row where there is room, otherwise one above the other. */
export function SymptomCards({ className, children }: Props) {
  return (
    <div className={classNames(styles.street, className)}>
      <div className={styles.facade}>{children}</div>
    </div>
  );
}
