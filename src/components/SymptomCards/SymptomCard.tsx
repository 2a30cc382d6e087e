import type { ReactNode } from 'react';
import { spriteHref } from '#src/drawings/sprites.ts';
import { classNames } from '../class-names.ts';
import styles from './SymptomCard.module.css';

interface Props {
  /** The problem behind the door. */
  problem: 'gas' | 'code' | 'water' | 'no-start';
  /** The sprite of the page with the drawings of the doors. */
  sprite: 'home' | 'doors';
  /** Anchor inside the door, so that a link to it opens the door; null for none. */
  anchor: string | null;
  title: string;
  /** What to do at once. */
  line: string;
  open: boolean;
  children: ReactNode;
}

/** A problem as a front door: a native `<details>` of which at most one on the page is open (TL-7). */
export function SymptomCard({ problem, sprite, anchor, title, line, open, children }: Props) {
  return (
    <details className={classNames(styles.door, problem === 'gas' && styles.gas)} name="door" open={open}>
      <summary>
        <svg
          className={`${styles.drawing} screen-only`}
          viewBox="0 0 120 204"
          width="120"
          height="204"
          aria-hidden="true"
        >
          <use className={styles.closed} href={spriteHref(sprite, `door-${problem}`)} />
          <use className={styles.open} href={spriteHref(sprite, `door-${problem}-open`)} />
        </svg>
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
