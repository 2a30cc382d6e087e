import type { ReactNode } from 'react';
import type { Coordinates } from '#src/lib/coordinates.ts';
import { CompanyHouse } from './CompanyHouse.tsx';
import { DoublePipes } from './DoublePipes.tsx';
import {
  brusselsOutline,
  forestOutline,
  landscapeView,
  namePoints,
  roadsPath,
  watersPath,
} from './landscape.ts';
import { MapPlate } from './MapPlate.tsx';
import type { MapPlace, MapView } from './map-view.ts';
import styles from './PlaceMap.module.css';
import { createProjection } from './projection.ts';

/** Props of `PlaceMap`. */
export interface PlaceMapProps {
  /** Text alternative; empty for a file of its own, whose page has it. */
  label: string;
  view: MapView;
  company: Pick<MapPlace, 'name' | 'coordinates'>;
  places: MapPlace[];
  /** Where the pipes from the company end. */
  pipes: Coordinates[];
  /** What stands on the pipe of a map with the company at 0, 0: a distance. */
  pipeLabel: string | null;
  /** Formatted distance of each ring. */
  ringLabels: string[];
  labels: Record<keyof typeof namePoints | 'north', string>;
}

/**
 * A map around the company: water, roads, Brussels, rings that say the distances, pipes, and places with their names. Its
 * classes are those of drawings, so that it can be a file of its own: where a list beside it has the links, the page needs
 * one element for it.
 */
export function PlaceMap({ label, view, company, places, pipes, ...texts }: PlaceMapProps) {
  const { left, top, unitsPerKilometre } = view;
  const at = createProjection(view.centre, unitsPerKilometre);
  const home = at(company.coordinates);
  const radii = view.rings.map((ring) => Math.round(ring * unitsPerKilometre));
  const ends = pipes.map(at);
  const angle = (view.ringAngle * Math.PI) / 180;
  const north = left + 764;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; this groups a drawing's links
    <svg
      className={label === '' ? 'thick' : styles.map}
      viewBox={`${left} ${top} 800 700`}
      role="group"
      aria-label={label}
    >
      <Landscape view={view} />
      {radii.map((radius) => (
        <circle key={radius} className="on-page" strokeDasharray="2 8" cx={home[0]} cy={home[1]} r={radius} />
      ))}
      <DoublePipes from={home} to={ends} />
      <path className="silhouette" d={`M${north} ${top + 44}l10 34h-20z`} />
      <g transform={`translate(${home.join(' ')})`}>
        <CompanyHouse />
      </g>
      {radii.map((radius, index) => (
        <Name key={radius} x={home[0] + radius * Math.cos(angle)} y={home[1] + radius * Math.sin(angle)}>
          {texts.ringLabels[index]}
        </Name>
      ))}
      {view.names.map((name) => (
        <Name key={name} x={at(namePoints[name])[0]} y={at(namePoints[name])[1]}>
          {texts.labels[name]}
        </Name>
      ))}
      <Name x={north} y={top + 24}>
        {texts.labels.north}
      </Name>
      {ends.map(([x, y]) => (
        <circle key={x} className="white" cx={x} cy={y} r="9" />
      ))}
      {places.map((place) => (
        <MapPlate key={place.name} place={place} at={at(place.coordinates)} />
      ))}
      {home[0] > left ? (
        <MapPlate place={{ ...company, kind: 'company', label: view.companyLabel, href: null }} at={home} />
      ) : (
        <Name x={left + 112} y={(ends[0]?.[1] ?? 0) + 48}>{`← ${company.name}`}</Name>
      )}
      {texts.pipeLabel !== null &&
        ends.map(([x, y]) => (
          <g key={x}>
            <rect className="white" x={x / 2 - 60} y={y / 2 - 22} width="120" height="44" rx="6" />
            <text className="label-large ink-text" x={x / 2} y={y / 2 + 10} fontSize="32">
              {texts.pipeLabel}
            </text>
          </g>
        ))}
    </svg>
  );
}

function Landscape({ view: { centre, unitsPerKilometre } }: Pick<PlaceMapProps, 'view'>) {
  const scale = unitsPerKilometre / landscapeView.unitsPerKilometre;
  const [x, y] = createProjection(centre, unitsPerKilometre)(landscapeView.centre);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="rose" d={brusselsOutline} />
      <path className="lawn" d={forestOutline} />
      <path strokeWidth="14" d={watersPath} />
      <path className="water-stroke" strokeWidth="10" d={watersPath} />
      <path className="road-stroke" strokeWidth="10" d={roadsPath} />
      <path
        className="white-stroke"
        strokeWidth="5"
        strokeDasharray="14 8"
        strokeLinecap="butt"
        d={roadsPath}
      />
    </g>
  );
}

interface TextProps {
  x: number;
  y: number;
  children: ReactNode;
}

function Name({ x, y, children }: TextProps) {
  return (
    <text className="label-large" x={Math.round(x)} y={Math.round(y) + 10} fontSize="32">
      {children}
    </text>
  );
}
