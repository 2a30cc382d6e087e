import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import styles from './Chapter.module.css';

interface Props {
  /** Anchor: inside what is folded, so that a link to it opens the chapter. */
  id: string;
  heading: string;
  /** Whether its heading opens it. */
  isFolded: boolean;
  children: ReactNode;
}

/** One chapter of a legal text: its heading, and below it, open or folded, what it says. */
export function Chapter({ id, heading, isFolded, children }: Props) {
  if (!isFolded)
    return (
      <div className={styles.chapter}>
        <SectionHeading id={id} pipe="return" heading={heading} />
        <div className={`stack ${styles.body}`}>{children}</div>
      </div>
    );
  return (
    <details className={`fold ${styles.folded}`}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <div id={id} className={`stack ${styles.body}`}>
        {children}
      </div>
    </details>
  );
}
