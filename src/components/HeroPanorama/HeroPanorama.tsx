import type { ReactNode } from 'react';
import styles from './HeroPanorama.module.css';

interface Props {
  /** An `InlineSvg` of 1280 units in width. */
  children: ReactNode;
}

/**
 * Drawing at the foot of a hero, as wide as the window, and the two pipes from its boiler to the rail. The hero sets
 * --unit, the length of a unit of the drawing; --left, where its left edge stands in the window; --pipes-left and
 * --pipes-bottom, where the pipes leave it, in units from its left edge and its foot; --overlap, its top margin, where it rises
 * beside the text; --printed: none, to leave it out on paper.
 */
export function HeroPanorama({ children }: Props) {
  return (
    <>
      <div className={styles.panorama}>{children}</div>
      <i className={styles.pipes} aria-hidden="true" />
    </>
  );
}
