import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import styles from './Chapter.module.css';

interface Props {
  id: string;
  heading: string;
  children: ReactNode;
}

/** One chapter of a legal text: its heading, and beside it on a desktop what it says. */
export function Chapter({ id, heading, children }: Props) {
  return (
    <div className={styles.chapter}>
      <SectionHeading id={id} pipe="return" heading={heading} />
      <div className={styles.body}>{children}</div>
    </div>
  );
}
