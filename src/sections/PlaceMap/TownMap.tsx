import type { Position } from '#src/lib/coordinates.ts';
import { CompanyPlate } from './CompanyPlate.tsx';
import { MapPlate } from './MapPlate.tsx';
import styles from './PlaceMap.module.css';
import { projection } from './projection.ts';
import { TownMapBackground } from './TownMapBackground.tsx';
import { layOutTowns, north, origin, view } from './town-layout.ts';
import type { TownMapProps } from './town-map.ts';

const plus = ([ax, ay]: Position, [bx, by]: Position): Position => [ax + bx, ay + by];

/** Map of towns with the Dender and the motorway; pipes run from the company to the town of the page. */
export function TownMap({
  label,
  company,
  here,
  towns,
  distance,
  riverLabelAt,
  labels,
  ringLabel,
}: TownMapProps) {
  const { scale, others, distanceAt, ring } = layOutTowns(company, here, towns, labels.here);
  const at = projection(company.coordinates, scale);
  const town = towns.find(({ slug }) => slug === here);
  const target = town === undefined ? origin : at(town.coordinates);
  const isHeadquarters = here === company.town;
  const far = Math.hypot(target[0], target[1]) > 190;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups a drawing's links
    <svg
      className={styles.map}
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      role="group"
      aria-label={label}
    >
      <TownMapBackground {...{ company, here, towns, labels }} />
      {others.map(({ slug, name, postalCode, coordinates, href, plate }) => (
        <MapPlate
          key={slug}
          at={plus(at(coordinates), plate)}
          name={name}
          detail={postalCode}
          large={false}
          href={href}
        />
      ))}
      {town !== undefined && !isHeadquarters && (
        <>
          {far && (
            <g transform={`translate(${distanceAt.join(' ')})`}>
              <g className={styles.distance}>
                <path className="white" d="M-46-17h92v34h-92z" />
                <text className={styles.dark} y="6">
                  {distance}
                </text>
              </g>
            </g>
          )}
          <circle className="sun" cx={target[0]} cy={target[1]} r="11" />
          <MapPlate
            at={plus(target, town.largePlate)}
            name={town.name}
            detail={`${town.postalCode} · ${labels.here}`}
            large
            href={null}
          />
        </>
      )}
      <CompanyPlate detail={`${company.postalCode} · ${isHeadquarters ? labels.here : labels.headquarters}`}>
        {company.locality}
      </CompanyPlate>
      <text className={styles.smallDark} x={riverLabelAt[0]} y={riverLabelAt[1]}>
        {labels.river}
      </text>
      {ring.labelAt && (
        <text className={styles.smallDark} x={ring.labelAt[0]} y={ring.labelAt[1] + 6}>
          {ringLabel}
        </text>
      )}
      <text className={styles.roadName} x={at({ latitude: 50.872, longitude: 4.215 })[0]} y="-14">
        E40
      </text>
      <text className={styles.smallDark} x={north[0]} y={north[1] - 6}>
        {labels.north}
      </text>
    </svg>
  );
}
