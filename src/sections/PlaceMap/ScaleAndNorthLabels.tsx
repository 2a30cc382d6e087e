import styles from './PlaceMap.module.css';
import type { ScaleAndNorthPositions } from './ScaleAndNorth.tsx';

interface Props {
  positions: ScaleAndNorthPositions;
  /** Text at the right end of the bar. */
  label: string;
  /** Text above the arrow. */
  children: string;
}

/** Text of scale bar and north arrow. */
export function ScaleAndNorthLabels({ positions, label, children }: Props) {
  const { scale, length, north } = positions;
  return (
    <>
      <text className={styles.smallDark} x={scale[0]} y={scale[1] + 18}>
        0
      </text>
      <text className={styles.smallDark} x={scale[0] + length} y={scale[1] + 18}>
        {label}
      </text>
      <text className={styles.smallDark} x={north[0]} y={north[1] - 6}>
        {children}
      </text>
    </>
  );
}
