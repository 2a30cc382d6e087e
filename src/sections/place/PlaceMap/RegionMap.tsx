import { boxAround, boxesAlong } from './boxes.ts';
import { CapitalLandmarks, landmarkBoxes } from './CapitalLandmarks.tsx';
import { CommuneCodes } from './communes/CommuneCodes.tsx';
import { CommuneNames } from './communes/CommuneNames.tsx';
import { DistanceRing } from './DistanceRing.tsx';
import { DoublePipes } from './DoublePipes.tsx';
import { FirmHouse } from './FirmHouse.tsx';
import { FirmPlate } from './FirmPlate.tsx';
import type { Firm } from './firm.ts';
import { canal } from './landscape.ts';
import styles from './PlaceMap.module.css';
import { projection } from './projection.ts';
import { RegionMapBackground } from './RegionMapBackground.tsx';
import {
  firmPlateAt,
  frame,
  homeNameAt,
  isInFrame,
  pipeStart,
  regionScaleAndNorth,
  reservedOnPhones,
  ringLabelAt,
} from './region-layout.ts';
import type { CommuneMark, RegionView } from './region-map.ts';
import { ScaleAndNorth } from './ScaleAndNorth.tsx';
import { ScaleAndNorthLabels } from './ScaleAndNorthLabels.tsx';

interface Props {
  label: string;
  firm: Firm;
  communes: CommuneMark[];
  view: RegionView;
  /** "15 km" and so on, as the language writes it, one per ring. */
  ringLabels: string[];
  labels: { headquarters: string; north: string; canal: string; forest: string; ring: string };
  /** Length of the scale bar, and how the language writes it. */
  scale: { kilometres: number; label: string };
}

/** The communes of a region by name or postal code, with distance rings around the firm. */
export function RegionMap({ label, firm, communes, view, ringLabels, labels, scale }: Props) {
  const at = projection(view.centre, view.unitsPerKilometre);
  const home = at(firm.coordinates);
  const tap = at(view.tap);
  const from = pipeStart(home);
  const nameAt = homeNameAt(home);
  const positions = regionScaleAndNorth(scale.kilometres, view);
  const radii = view.rings.map((ring) => ring * view.unitsPerKilometre);
  const reserved = reservedOnPhones(home, radii, positions);
  return (
    <div>
      <svg
        className={`${styles.map} ${styles.region}`}
        viewBox={`${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}`}
        role="img"
        aria-label={label}
      >
        <RegionMapBackground communes={communes} ground={view.ground} at={at} />
        {view.rings.map((ring) => (
          <DistanceRing key={ring} at={home} radius={ring * view.unitsPerKilometre} />
        ))}
        <DoublePipes from={from} to={[tap]} />
        <path className="brass" d={`M${tap[0] - 8} ${tap[1] - 15}h16v30h-16z`} />
        {view.marks === 'codes' ? (
          <CommuneCodes communes={communes} view={view} at={at} reserved={reserved} />
        ) : (
          <>
            <CapitalLandmarks at={at} labels={labels} />
            <CommuneNames
              communes={communes}
              at={at}
              reserved={{
                wide: [
                  ...radii.map((radius) => boxAround(ringLabelAt(home, radius), 70, 40)),
                  ...boxesAlong(canal.map(at), 8),
                  ...landmarkBoxes(at),
                  boxAround(tap, 24, 36),
                ],
                phone: [...reserved, ...landmarkBoxes(at).slice(0, 1)],
              }}
            />
          </>
        )}
        {view.rings.map((ring, index) => {
          const [x, y] = ringLabelAt(home, ring * view.unitsPerKilometre);
          return (
            <text key={ring} className={styles.smallDark} x={x} y={y}>
              {ringLabels[index]}
            </text>
          );
        })}
        {isInFrame(home) ? (
          <>
            <g transform={`translate(${home.join(' ')}) scale(.7)`}>
              <FirmHouse />
            </g>
            <g transform={`translate(${firmPlateAt(home).join(' ')}) scale(.7)`}>
              <FirmPlate detail={`${firm.postalCode} · ${labels.headquarters}`}>{firm.locality}</FirmPlate>
            </g>
          </>
        ) : (
          <text className={styles.start} x={nameAt[0]} y={nameAt[1]}>
            {`← ${firm.locality}`}
          </text>
        )}
        <ScaleAndNorth positions={positions} />
        <ScaleAndNorthLabels positions={positions} label={scale.label}>
          {labels.north}
        </ScaleAndNorthLabels>
      </svg>
    </div>
  );
}
