import type { ReactNode } from 'react';
import styles from './PlaceMap.module.css';
import type { Position } from './projection.ts';

interface Props {
  /** Left end of the scale bar. */
  scale: Position;
  /** Length of the bar, in units of the drawing. */
  length: number;
  /** What the bar's right end says. */
  label: string;
  /** Tip of the north arrow. */
  north: Position;
  /** What stands above the arrow. */
  children: ReactNode;
}

/** Scale bar and north arrow in the corners. */
export function ScaleAndNorth({ scale: [x, y], length, label, north, children }: Props) {
  return (
    <>
      <path className="n" d={`M${x} ${y}v-8h${length}v8`} />
      <text className={styles.smallDark} x={x} y={y + 18}>
        0
      </text>
      <text className={styles.smallDark} x={x + length} y={y + 18}>
        {label}
      </text>
      <path className="k" d={`M${north[0]} ${north[1]}l10 34h-20z`} />
      <path className="n" d={`M${north[0]} ${north[1] + 34}v26`} />
      <text className={styles.smallDark} x={north[0]} y={north[1] - 6}>
        {children}
      </text>
    </>
  );
}
