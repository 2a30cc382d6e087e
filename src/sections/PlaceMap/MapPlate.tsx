import type { Position } from '#src/lib/coordinates.ts';
import styles from './PlaceMap.module.css';

interface Props {
  at: Position;
  name: string;
  detail: string;
  large: boolean;
  href: string | null;
}

/** Size of a name plate, in units of the drawing: as wide as the longer of its two lines. */
export const plateSize = (
  name: string,
  detail: string,
  large: boolean,
): { width: number; height: number } => ({
  width: Math.max(110, name.length * (large ? 14 : 11) + 30, detail.length * 7 + 26),
  height: large ? 58 : 46,
});

/** The name plate of a place on a map; a link where the place has a page. */
export function MapPlate({ at, name, detail, large, href }: Props) {
  const { width, height } = plateSize(name, detail, large);
  const plate = (
    <>
      <rect
        className={large ? styles.here : 'plate'}
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="6"
      />
      <rect
        className="plate-ring no-fill"
        x={4 - width / 2}
        y={4 - height / 2}
        width={width - 8}
        height={height - 8}
        rx="3"
      />
      <text className={large ? styles.large : undefined} y="-2">
        {name}
      </text>
      <text className={styles.small} y={large ? 18 : 15}>
        {detail}
      </text>
    </>
  );
  return <g transform={`translate(${at.join(' ')})`}>{href === null ? plate : <a href={href}>{plate}</a>}</g>;
}
