import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SymptomCard.module.css';
import { SymptomDrawing } from './SymptomDrawing.tsx';

interface Props {
  /** The problem behind the door. */
  problem: 'gas' | 'code' | 'water' | 'no-start';
  /** Anchor inside the door, so that a link to it opens the door; null for none. */
  anchor: string | null;
  title: string;
  /** What to do at once. */
  line: string;
  open: boolean;
  children: ReactNode;
}

/** A problem as a front door: a native `<details>` of which at most one on the page is open (TL-7). */
export function SymptomCard({ problem, anchor, title, line, open, children }: Props) {
  return (
    <details className={classNames(styles.door, problem === 'gas' && styles.gas)} name="door" open={open}>
      <summary>
        <SymptomDrawing problem={problem} />
        <h3 className={styles.sign}>
          {title} <small>{line}</small>
        </h3>
      </summary>
      <div className={styles.inside} id={anchor ?? undefined}>
        {children}
      </div>
    </details>
  );
}
