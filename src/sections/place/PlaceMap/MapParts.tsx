import type { ReactNode } from 'react';
import styles from './PlaceMap.module.css';
import type { Point, Position } from './projection.ts';

interface PlateProps {
  at: Position;
  name: string;
  detail: string;
  large: boolean;
  href: string | null;
}

/** Width and height of a plate, in units of the drawing: as wide as the longer of its two lines. */
export const plateSize = (
  name: string,
  detail: string,
  large: boolean,
): { width: number; height: number } => ({
  width: Math.max(110, name.length * (large ? 14 : 11) + 30, detail.length * 7 + 26),
  height: large ? 58 : 46,
});

/** A place name as an enamel plate on the map; a link where the place has a page. */
export function MapPlate({ at: [x, y], name, detail, large, href }: PlateProps) {
  const { width, height } = plateSize(name, detail, large);
  const plate = (
    <>
      <rect
        className={large ? styles.here : 'pt'}
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx="6"
      />
      <rect
        className="rg n"
        x={x - width / 2 + 4}
        y={y - height / 2 + 4}
        width={width - 8}
        height={height - 8}
        rx="3"
      />
      <text className={large ? styles.large : undefined} x={x} y={y - 2}>
        {name}
      </text>
      <text className={styles.small} x={x} y={y + (large ? 18 : 15)}>
        {detail}
      </text>
    </>
  );
  return href === null ? plate : <a href={href}>{plate}</a>;
}

/** The firm's address: where every pipe on the maps begins. */
export interface Firm {
  coordinates: Point;
  postalCode: string;
  locality: string;
}

/** The firm's house with its name below. */
export function House({ detail, children }: { detail: string; children: string }) {
  const width = Math.max(128, detail.length * 7 + 16);
  return (
    <>
      <path className="w" d="M-27 24V-8L0-32 27-8v32z" />
      <path className="bw" d="M12-24v-14h9v22z" />
      <path className={styles.roof} d="M-35-3L0-34 35-3" />
      <path className="dr" d="M-7 24V4H7v20z" />
      <rect className="w" x={-width / 2} y="28" width={width} height="44" rx="6" />
      <text className={styles.dark} y="49">
        {children}
      </text>
      <text className={styles.smallDark} y="64">
        {detail}
      </text>
    </>
  );
}

/** Supply and return side by side from a point to each of the others: three paths, however many pipes. */
export function DoublePipes({ from, to }: { from: Position; to: readonly Position[] }) {
  const runs = (side: 1 | -1) =>
    to
      .map(([x, y]) => {
        const [along, down] = [x - from[0], y - from[1]];
        const length = Math.hypot(along, down) || 1;
        const start = [
          from[0] - side * Math.round((down / length) * 6),
          from[1] + side * Math.round((along / length) * 6),
        ];
        return `M${start.join(' ')}l${along} ${down}`;
      })
      .join('');
  return (
    <>
      <path className="po" d={runs(1) + runs(-1)} />
      <path className="pr" d={runs(1)} />
      <path className="pb" d={runs(-1)} />
    </>
  );
}

/** Scale bar and north arrow in the corners. */
export function ScaleAndNorth({
  scale: [x, y],
  length,
  label,
  north,
  children,
}: {
  scale: Position;
  length: number;
  label: string;
  north: Position;
  children: ReactNode;
}) {
  return (
    <>
      <path className="n" d={`M${x} ${y}v-8h${length}v8`} />
      <text className={styles.smallDark} x={x} y={y + 16}>
        0
      </text>
      <text className={styles.smallDark} x={x + length} y={y + 16}>
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
