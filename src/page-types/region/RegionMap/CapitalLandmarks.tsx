import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import styles from '#src/sections/PlaceMap/PlaceMap.module.css';

/** Positions of the Atomium on the Heysel plateau and of the landscape's labels; traced by hand. */
const places = {
  atomium: { latitude: 50.895, longitude: 4.3415 },
  canal: { latitude: 50.796, longitude: 4.2885 },
  forest: { latitude: 50.786, longitude: 4.435 },
  ring: { latitude: 50.9075, longitude: 4.458 },
};

interface Props {
  at: (coordinates: Coordinates) => Position;
  labels: { canal: string; forest: string; ring: string };
}

/** Draws the landmarks of Brussels: the Atomium, and the names of canal, ring and forest. */
export function CapitalLandmarks({ at, labels }: Props) {
  return (
    <>
      <g transform={`translate(${at(places.atomium).join(' ')})`}>
        <path
          className="on-page"
          d="M0-26V26M-18-14 0-26 18-14M-18 12 0 26 18 12M-18-14 18 12M18-14-18 12M-18-14V12L-22 30M18-14V12l4 18"
        />
        <path
          className="steel"
          d="M-5-26a5 5 0 0 1 10 0 5 5 0 0 1-10 0m-18 12a5 5 0 0 1 10 0 5 5 0 0 1-10 0m36 0a5 5 0 0 1 10 0 5 5 0 0 1-10 0M-23 12a5 5 0 0 1 10 0 5 5 0 0 1-10 0m36 0a5 5 0 0 1 10 0 5 5 0 0 1-10 0M-5 26a5 5 0 0 1 10 0 5 5 0 0 1-10 0m-1-27a6 6 0 0 1 12 0 6 6 0 0 1-12 0"
        />
      </g>
      {(['canal', 'forest', 'ring'] as const).map((name) => {
        const [x, y] = at(places[name]);
        return (
          <text key={name} className={styles.roadName} x={x} y={y + 6}>
            {labels[name]}
          </text>
        );
      })}
    </>
  );
}
