import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import { brussels, canal, dender, forest, motorway, ring } from '#src/sections/PlaceMap/landscape.ts';
import { Motorway } from '#src/sections/PlaceMap/Motorway.tsx';
import styles from '#src/sections/PlaceMap/PlaceMap.module.css';
import { smoothLine, smoothOutline, visibleStretch } from '#src/sections/PlaceMap/projection.ts';
import { Water } from '#src/sections/PlaceMap/Water.tsx';
import { frame } from './region-layout.ts';
import type { RegionView } from './region-map.ts';

interface Props {
  land: RegionView['land'];
  at: (coordinates: Coordinates) => Position;
}

/** Draws the background, Brussels, forest, rivers, and the motorway or, on the map of Brussels, the ring road. */
export function RegionMapBackground({ land, at }: Props) {
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
