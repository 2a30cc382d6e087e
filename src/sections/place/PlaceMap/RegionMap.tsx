import { DoublePipes } from './DoublePipes.tsx';
import type { Firm } from './firm.ts';
import { House } from './House.tsx';
import { HousePlate } from './HousePlate.tsx';
import { brussels, canal, dender, forest, motorway } from './landscape.ts';
import { Motorway } from './Motorway.tsx';
import styles from './PlaceMap.module.css';
import {
  type Frame,
  flowing,
  hull,
  kept,
  type Point,
  type Position,
  projection,
  rounded,
  stretch,
} from './projection.ts';
import { Ring } from './Ring.tsx';
import { ScaleAndNorth } from './ScaleAndNorth.tsx';
import { ScaleAndNorthWords } from './ScaleAndNorthWords.tsx';
import { Water } from './Water.tsx';

/** A commune on the map, marked by its postal code. */
export interface CommuneMark {
  postalCode: string;
  coordinates: Point;
}

/** How much land a map shows, and how far its rings lie, in kilometres. */
export interface RegionView {
  centre: Point;
  unitsPerKilometre: number;
  rings: number[];
  /** Where the pipe from the firm ends. */
  tap: Point;
  ground: 'outline' | 'hull';
  /** Plates moved aside, in map units, where two communes lie too close for both. */
  nudges: Record<string, Position>;
}

interface Props {
  label: string;
  firm: Firm;
  communes: CommuneMark[];
  view: RegionView;
  /** "15 km" and so on, as the language writes it, one per ring. */
  ringLabels: string[];
  labels: { headquarters: string; north: string };
  /** How long the scale bar is, and how the language writes it. */
  scale: { kilometres: number; label: string };
}

const left = -400;
const top = -340;
const width = 800;
const height = 680;
const frame: Frame = { left, top, right: left + width, bottom: top + height };

/** On the ring where it crosses the foot of the map; below its lowest point where it does not reach that far. */
const ringLabelAt = ([x, y]: Position, radius: number): Position => {
  const foot = top + height - 78;
  return radius > foot - y
    ? [x + Math.round(Math.sqrt(radius ** 2 - (foot - y) ** 2)) + 4, foot]
    : [x, y + Math.round(radius) + 20];
};

/** The communes of a region by postal code, with rings of distance round the firm. */
export function RegionMap({ label, firm, communes, view, ringLabels, labels, scale }: Props) {
  const at = projection(view.centre, view.unitsPerKilometre);
  const [homeX, homeY] = at(firm.coordinates);
  const tap = at(view.tap);
  const waters = [canal, dender]
    .map((water) => flowing(stretch(water.map(at), frame)))
    .filter((line) => line !== '');
  const road = flowing(stretch(motorway.map(at), frame));
  const ground =
    view.ground === 'hull'
      ? rounded(
          kept(
            hull(
              communes.map(({ coordinates }) => at(coordinates)),
              96,
            ),
            frame,
            7,
          ),
        )
      : null;
  const homeShown = homeX > left + 30 && homeY > top + 30 && homeY < top + height - 80;
  const from: Position = homeShown
    ? [homeX, homeY]
    : [Math.max(homeX, left - 40), homeX < left ? homeY + 23 : homeY];
  const small = view.unitsPerKilometre < 30;
  const [plateWidth, plateHeight] = small ? [46, 24] : [54, 30];
  const length = scale.kilometres * view.unitsPerKilometre;
  const corners = {
    scale: [left + width - 40 - length, top + height - 34],
    length,
    north: [left + width - 36, top + 28],
  } as const;
  return (
    <div>
      <svg
        className={`${styles.map} ${styles.region}`}
        viewBox={`${left} ${top} ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        {ground !== null && <path className="hw" d={ground} />}
        <path className={view.ground === 'hull' ? styles.capital : 'hw'} d={rounded(brussels.map(at))} />
        <path className="lw" d={rounded(forest.map(at))} />
        {waters.map((water) => (
          <Water key={water} width={6} d={water} />
        ))}
        {view.ground === 'hull' && <Motorway d={road} />}
        {view.rings.map((ring) => (
          <Ring key={ring} at={[homeX, homeY]} radius={ring * view.unitsPerKilometre} />
        ))}
        <DoublePipes from={from} to={[tap]} />
        <path className="ho" d={`M${tap[0] - 8} ${tap[1] - 15}h16v30h-16z`} />
        {communes.map(({ postalCode, coordinates }) => {
          const [aside, down] = view.nudges[postalCode] ?? [0, 0];
          const [x, y] = [at(coordinates)[0] + aside, at(coordinates)[1] + down];
          return (
            <g key={postalCode}>
              <rect
                className="pt"
                x={x - plateWidth / 2}
                y={y - plateHeight / 2}
                width={plateWidth}
                height={plateHeight}
                rx="4"
              />
              <text className={small ? styles.code : undefined} x={x} y={y + (small ? 5 : 6)}>
                {postalCode}
              </text>
            </g>
          );
        })}
        {view.rings.map((ring, index) => {
          const [x, y] = ringLabelAt([homeX, homeY], ring * view.unitsPerKilometre);
          return (
            <text key={ring} className={styles.smallDark} x={x} y={y}>
              {ringLabels[index]}
            </text>
          );
        })}
        {homeShown ? (
          <g transform={`translate(${homeX} ${homeY}) scale(.7)`}>
            <House />
            <HousePlate detail={`${firm.postalCode} · ${labels.headquarters}`}>{firm.locality}</HousePlate>
          </g>
        ) : (
          <text
            className={styles.start}
            x={left + 8}
            y={Math.min(Math.max(from[1] - 18, top + 24), top + height - 40)}
          >
            {`← ${firm.locality}`}
          </text>
        )}
        <ScaleAndNorth corners={corners} />
        <ScaleAndNorthWords corners={corners} label={scale.label}>
          {labels.north}
        </ScaleAndNorthWords>
      </svg>
    </div>
  );
}
