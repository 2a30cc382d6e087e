import type { ReactNode } from 'react';
import styles from './HeroPanorama.module.css';

interface Props {
  /** An `InlineSvg` of 1280 units in width. */
  children: ReactNode;
  /** Height of the drawing, in its units. */
  drawingHeight: number;
}

/**
 * Drawing at the foot of a hero, as wide as the window, and the two pipes from its boiler down into the rail. The pipes are
 * SVGs of the drawing's height: browsers round the box of an SVG, and the edges of a CSS box, to whole pixels, so that
 * pipes of another height, or in CSS, would meet those of the drawing with a step. The hero sets
 * --panorama-unit, the length of a unit of the drawing; --panorama-left, where its left edge stands in the window; --panorama-pipes-left and
 * --panorama-pipes-bottom, where the pipes leave it, in units from its left edge and its foot; --panorama-overlap, its top margin, where it rises
 * beside the text; --display-on-paper: none, to leave it out on paper.
 */
export function HeroPanorama({ children, drawingHeight }: Props) {
  const supply = 'M30 0h-5.5a20 20 0 0 0-20 20v80';
  const returnPipe = 'M30 12h-5.5a8 8 0 0 0-8 8v80';
  return (
    <div className={styles.panorama}>
      {children}
      <svg className={`${styles.pipes} screen-only`} aria-hidden="true">
        <rect className={styles.supplyWall} />
        <rect className={styles.supply} />
        <rect className={styles.returnWall} />
        <rect className={styles.return} />
      </svg>
      {/* Stretched: across at the scale of the rail, upright at that of the drawing, as its pipes are. */}
      <svg
        className={`${styles.bend} screen-only`}
        viewBox={`0 ${-drawingHeight} 30 ${drawingHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="pipe-wall" d={supply + returnPipe} />
        <path className="pipe-supply" d={supply} />
        <path className="pipe-return" d={returnPipe} />
      </svg>
    </div>
  );
}
