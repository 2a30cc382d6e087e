import styles from './PlaceMap.module.css';
import type { ScaleAndNorthPositions } from './ScaleAndNorth.tsx';

interface Props {
  positions: ScaleAndNorthPositions;
  /** What the bar's right end says. */
  label: string;
  /** What stands above the arrow. */
  children: string;
}

/** What scale bar and north arrow say. */
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
