import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import { CompanyHouse } from '#src/sections/PlaceMap/CompanyHouse.tsx';
import { CompanyPlate } from '#src/sections/PlaceMap/CompanyPlate.tsx';
import { DoublePipes } from '#src/sections/PlaceMap/DoublePipes.tsx';
import { brussels, canal, dender, forest, motorway, ring } from '#src/sections/PlaceMap/landscape.ts';
import { Motorway } from '#src/sections/PlaceMap/Motorway.tsx';
import { NorthArrow } from '#src/sections/PlaceMap/NorthArrow.tsx';
import styles from '#src/sections/PlaceMap/PlaceMap.module.css';
import { projection, smoothLine, smoothOutline, visibleStretch } from '#src/sections/PlaceMap/projection.ts';
import type { MapCompany } from '#src/sections/PlaceMap/town-map.ts';
import { Water } from '#src/sections/PlaceMap/Water.tsx';
import { CapitalLandmarks } from './CapitalLandmarks.tsx';
import { CommuneCodes } from './CommuneCodes.tsx';
import {
  companyPlateAt,
  companyTownLabelAt,
  frame,
  isInFrame,
  north,
  pipeStart,
  ringLabelAt,
} from './region-layout.ts';
import type { CommuneMark, RegionView } from './region-map.ts';

interface Props {
  label: string;
  company: MapCompany;
  communes: CommuneMark[];
  view: RegionView;
  /** Formatted distance of each ring: "15 km". */
  ringLabels: string[];
  labels: { headquarters: string; north: string; canal: string; forest: string; ring: string };
}

/** The map of a region: its communes by postal code, with distance rings around the company. */
export function RegionMap({ label, company, communes, view, ringLabels, labels }: Props) {
  const at = projection(view.centre, view.unitsPerKilometre);
  const home = at(company.coordinates);
  const tap = at(view.tap);
  const from = pipeStart(home);
  const nameAt = companyTownLabelAt(home);
  const radii = view.rings.map((ring) => ring * view.unitsPerKilometre);
  return (
    <div>
      <svg
        className={`${styles.map} ${styles.region}`}
        viewBox={`${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}`}
        role="img"
        aria-label={label}
      >
        <Background land={view.land} at={at} />
        {radii.map((radius) => (
          <circle
            key={radius}
            className="on-page"
            strokeDasharray="2 8"
            cx={home[0]}
            cy={home[1]}
            r={radius}
          />
        ))}
        <DoublePipes from={from} to={[tap]} />
        <path className="brass" d={`M${tap[0] - 8} ${tap[1] - 15}h16v30h-16z`} />
        {view.land === null && <CapitalLandmarks at={at} labels={labels} />}
        <CommuneCodes communes={communes} view={view} at={at} />
        {radii.map((radius, index) => {
          const [x, y] = ringLabelAt(home, radius);
          return (
            <text key={radius} className={`${styles.smallDark} text-start`} x={x} y={y}>
              {ringLabels[index]}
            </text>
          );
        })}
        {isInFrame(home) ? (
          <>
            <g transform={`translate(${home.join(' ')}) scale(.7)`}>
              <CompanyHouse />
            </g>
            <g transform={`translate(${companyPlateAt(home).join(' ')}) scale(.7)`}>
              <CompanyPlate detail={`${company.postalCode} · ${labels.headquarters}`}>
                {company.locality}
              </CompanyPlate>
            </g>
          </>
        ) : (
          <text className={styles.start} x={nameAt[0]} y={nameAt[1]}>
            {`← ${company.locality}`}
          </text>
        )}
        <NorthArrow at={north} />
        <text className={styles.smallDark} x={north[0]} y={north[1] - 6}>
          {labels.north}
        </text>
      </svg>
    </div>
  );
}

interface BackgroundProps {
  land: RegionView['land'];
  at: (coordinates: Coordinates) => Position;
}

/** Draws the background, Brussels, forest, rivers, and the motorway or, on the map of Brussels, the ring road. */
function Background({ land, at }: BackgroundProps) {
  const line = (points: readonly Coordinates[]) => smoothLine(visibleStretch(points.map(at), frame));
  const waters = [canal, dender].map(line).filter((water) => water !== '');
  return (
    <>
      {land !== null && <path className={styles.land} d={land} />}
      <path className={land === null ? styles.land : styles.capital} d={smoothOutline(brussels.map(at))} />
      <path className="lawn" d={smoothOutline(forest.map(at))} />
      {waters.map((water) => (
        <Water key={water} width={6} d={water} />
      ))}
      <Motorway d={line(land === null ? ring : motorway)} />
    </>
  );
}
