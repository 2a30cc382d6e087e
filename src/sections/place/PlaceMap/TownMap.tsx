import { DoublePipes } from './DoublePipes.tsx';
import { type Firm, House } from './House.tsx';
import { dender, motorway } from './landscape.ts';
import { MapPlate } from './MapPlate.tsx';
import styles from './PlaceMap.module.css';
import { flowing, type Point, type Position, projection, stretch } from './projection.ts';
import { ScaleAndNorth } from './ScaleAndNorth.tsx';
import { layOutTowns, scaleBar, scaleLength, view } from './town-layout.ts';

/** A town on the map. */
export interface TownMark {
  slug: string;
  name: string;
  postalCode: string;
  coordinates: Point;
  /** From its dot to the middle of its plate, and to that of the larger plate on the town's own map. */
  plate: Position;
  largePlate: Position;
  href: string | null;
}

interface Props {
  label: string;
  /** The firm, with its town's slug where that town has a page. */
  firm: Firm & { town: string | null };
  here: string;
  towns: TownMark[];
  /** Straight distance from the firm, as the language writes it. */
  distance: string;
  /** Where the river's name stands, from the firm. */
  riverLabel: Position;
  labels: { headquarters: string; here: string; river: string; north: string };
  scaleLabel: string;
}

/** What a map of towns shows. */
export type TownMapProps = Props;

const plus = ([ax, ay]: Position, [bx, by]: Position): Position => [ax + bx, ay + by];
const none: Position = [0, 0];

/** Towns with the Dender and the motorway; a pipe leads from the firm to the town of the page. */
export function TownMap({ label, firm, here, towns, distance, riverLabel, labels, scaleLabel }: Props) {
  const { scale, others, distanceAt } = layOutTowns(firm, here, towns, labels.here);
  const at = projection(firm.coordinates, scale);
  const river = flowing(stretch(dender.map(at), view));
  const road = flowing(stretch(motorway.map(at), view));
  const town = towns.find(({ slug }) => slug === here);
  const target = town === undefined ? none : at(town.coordinates);
  const isHome = here === firm.town;
  const far = Math.hypot(target[0], target[1]) > 190;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups a drawing's links
    <svg
      className={styles.map}
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      role="group"
      aria-label={label}
    >
      <path className={styles.riverEdge} d={river} />
      <path className={styles.river} d={river} />
      <path className={styles.roadEdge} d={road} />
      <path className={styles.road} d={road} />
      <circle className={styles.ring} cx={target[0]} cy={target[1]} r={5 * scale} />
      <DoublePipes from={none} to={isHome ? others.map(({ coordinates }) => at(coordinates)) : [target]} />
      {others.map(({ slug, name, postalCode, coordinates, href, plate }) => (
        <g key={slug}>
          <MapPlate
            at={plus(at(coordinates), plate)}
            name={name}
            detail={postalCode}
            large={false}
            href={href}
          />
          <circle className="w" cx={at(coordinates)[0]} cy={at(coordinates)[1]} r="7" />
        </g>
      ))}
      {town !== undefined && !isHome && (
        <>
          {far && (
            <g transform={`translate(${distanceAt.join(' ')})`}>
              <g className={styles.distance}>
                <path className="w" d="M-46-17h92v34h-92z" />
                <text className={styles.dark} y="6">
                  {distance}
                </text>
              </g>
            </g>
          )}
          <circle className="rb" cx={target[0]} cy={target[1]} r="11" />
          <MapPlate
            at={plus(target, town.largePlate)}
            name={town.name}
            detail={`${town.postalCode} · ${labels.here}`}
            large
            href={null}
          />
        </>
      )}
      <House detail={`${firm.postalCode} · ${isHome ? labels.here : labels.headquarters}`}>
        {firm.locality}
      </House>
      <text className={styles.smallDark} x={riverLabel[0]} y={riverLabel[1]}>
        {labels.river}
      </text>
      <text className={styles.roadName} x={at({ latitude: 50.872, longitude: 4.215 })[0]} y="-14">
        E40
      </text>
      <ScaleAndNorth
        scale={scaleBar(scale)}
        length={scaleLength * scale}
        label={scaleLabel}
        north={[436, -380]}
      >
        {labels.north}
      </ScaleAndNorth>
    </svg>
  );
}
