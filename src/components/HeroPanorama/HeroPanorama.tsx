import type { ReactNode } from 'react';
import styles from './HeroPanorama.module.css';

interface Props {
  /** An `InlineSvg` of 1280 units in width. */
  children: ReactNode;
}

/**
 * Drawing at the foot of a hero, as wide as the window, and the two pipes from its boiler to the rail. The pipes are an
 * SVG of the drawing's height: browsers round the box of an SVG, and the edges of a CSS box, to whole pixels, so that
 * pipes of another height, or in CSS, would meet those of the drawing with a step. The hero sets
 * --unit, the length of a unit of the drawing; --left, where its left edge stands in the window; --pipes-left and
 * --pipes-bottom, where the pipes leave it, in units from its left edge and its foot; --overlap, its top margin, where it rises
 * beside the text; --printed: none, to leave it out on paper.
 */
export function HeroPanorama({ children }: Props) {
  return (
    <div className={styles.panorama}>
      {children}
      <svg className={`${styles.pipes} screen-only`} aria-hidden="true">
        <rect className={styles.supplyWall} />
        <rect className={styles.supply} />
        <rect className={styles.returnWall} />
        <rect className={styles.return} />
      </svg>
    </div>
  );
}
