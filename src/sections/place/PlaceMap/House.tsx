import styles from './PlaceMap.module.css';
import type { Point } from './projection.ts';

/** The firm's address: where every pipe on the maps begins. */
export interface Firm {
  coordinates: Point;
  postalCode: string;
  locality: string;
}

interface Props {
  detail: string;
  children: string;
}

/** The firm's house with its name below. */
export function House({ detail, children }: Props) {
  const width = Math.max(128, detail.length * 7 + 16);
  return (
    <g>
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
    </g>
  );
}
