import type { Position } from '#src/lib/coordinates.ts';
import type { PlaceView } from '../shared/place.ts';
import { neighboursOf } from './neighbours.ts';
import styles from './ServedCard.module.css';

interface Props {
  place: PlaceView;
  places: readonly PlaceView[];
}

/** Position of the company on the map, in its units. */
const home: Position = [180, 135];
const [homeX, homeY] = home;

/** Distances of the rings around the company, in kilometres. */
const steps = [20, 10, 5, 2, 1];

/**
 * Draws the way from the company to a commune as a pair of pipes, with the nearest communes and rings of distance. North
 * is up. For a place that is not served there are no pipes, and each served commune has a dot. Hidden from assistive
 * technology: the facts beside it have the distance. Draws nothing for the company's own commune.
 */
export function AreaMap({ place, places }: Props) {
  const [east, north] = place.at;
  const away = Math.hypot(east, north);
  if (away < 0.3) return null;
  /** Units per kilometre, so that the commune is near the edge. */
  const scale = Math.min(134 / Math.abs(east), 84 / Math.abs(north), 40);
  const positionOf = ({ at: [right, up] }: PlaceView): Position => [
    homeX + right * scale,
    homeY - up * scale,
  ];
  const end = positionOf(place);
  const [endX, endY] = end;
  const step = steps.find((km) => km <= away) ?? 1;
  const rings = [1, 2, 3, 4].map((count) => count * step * scale).filter((radius) => radius < 230);
  /** A step to the side of the line, which keeps the pipes apart. */
  const sideX = (3.5 * north) / away;
  const sideY = (3.5 * east) / away;
  const line = (sign: 1 | -1) =>
    `M${homeX + sign * sideX} ${homeY + sign * sideY}L${endX + sign * sideX} ${endY + sign * sideY}`;
  const plateY = north > 0 ? endY - 44 : endY + 14;
  const onTheWay = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map((share) => ({
    middle: [homeX + (endX - homeX) * share, homeY + (endY - homeY) * share] as const,
    halfWidth: 12,
    halfHeight: 12,
  }));
  const northX = east > 0 ? 26 : 334;
  const others = places.flatMap((other) =>
    other.served && other !== place ? [{ name: other.name, position: positionOf(other) }] : [],
  );
  const neighbours = neighboursOf(end, place.served ? others : [], [
    ...onTheWay,
    { middle: home, halfWidth: 22, halfHeight: 22 },
    { middle: [endX, plateY + 15], halfWidth: 50, halfHeight: 18 },
    { middle: [northX, 40], halfWidth: 16, halfHeight: 28 },
  ]);
  return (
    <svg className={styles.map} viewBox="0 0 360 270" aria-hidden="true">
      {rings.map((radius) => (
        <circle key={radius} className="thin dashed" cx={homeX} cy={homeY} r={radius} />
      ))}
      {neighbours.map(({ name, position: [x, y], anchor }) => (
        <g key={name} className={styles.neighbour}>
          <circle className="paper thin" cx={x} cy={y} r="4" />
          <text
            className={anchor === 'end' ? styles.labelOnLeft : undefined}
            x={anchor === 'end' ? x - 8 : x + 8}
            y={y + 6}
          >
            {name}
          </text>
        </g>
      ))}
      {place.served ? (
        <>
          <path className="pipe-wall" d={line(1) + line(-1)} />
          <path className="pipe-supply" d={line(1)} />
          <path className="pipe-return" d={line(-1)} />
        </>
      ) : (
        <>
          {others.map(({ name, position: [x, y] }) => (
            <circle key={name} className="plate thin" cx={x} cy={y} r="3.5" />
          ))}
          <path className="thick dashed" d={`M${homeX} ${homeY}L${endX} ${endY}`} />
        </>
      )}
      <circle className="brass" cx={endX} cy={endY} r="9" />
      <path className="white" d={`M${homeX - 13} ${homeY + 13}v-17h26v17z`} />
      <path className="roof-tile" d={`m${homeX - 19} ${homeY - 3} 19-17 19 17z`} />
      <rect className="plate" x={endX - 46} y={plateY} width="92" height="30" rx="4" />
      <rect className="plate-ring" x={endX - 43} y={plateY + 3} width="86" height="24" rx="2" />
      <text className="white-text" x={endX} y={plateY + 21}>
        {place.distance}
      </text>
      <path className="black" d={`m${northX} 16-8 24h16z`} />
      <text x={northX} y="60">
        N
      </text>
    </svg>
  );
}
