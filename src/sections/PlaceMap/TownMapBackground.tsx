import type { Coordinates } from '#src/lib/coordinates.ts';
import { boxAround, boxesAlong } from './boxes.ts';
import { CompanyHouse } from './CompanyHouse.tsx';
import { DoublePipes } from './DoublePipes.tsx';
import { dender, motorway } from './landscape.ts';
import { Motorway } from './Motorway.tsx';
import { NorthArrow } from './NorthArrow.tsx';
import { projection, smoothLine, visibleStretch } from './projection.ts';
import { Trees } from './Trees.tsx';
import { layOutTowns, north, origin, view } from './town-layout.ts';
import type { TownMapProps } from './town-map.ts';
import { treePlaces } from './tree-places.ts';
import { Water } from './Water.tsx';

type Props = Pick<TownMapProps, 'company' | 'here' | 'towns' | 'labels'>;

/** The part of a town map without text and links: river, motorway, pipes, dots of the towns, house of the company. */
export function TownMapBackground({ company, here, towns, labels }: Props) {
  const { scale, others, occupied, ring } = layOutTowns(company, here, towns, labels.here);
  const at = projection(company.coordinates, scale);
  const line = (points: readonly Coordinates[]) => smoothLine(visibleStretch(points.map(at), view));
  const town = towns.find(({ slug }) => slug === here);
  const target = town === undefined ? origin : at(town.coordinates);
  const dots = others.map(({ coordinates }) => at(coordinates));
  const trees = treePlaces(view, [
    ...occupied,
    ...[dender, motorway].flatMap((points) => boxesAlong(points.map(at), 30)),
    ...dots.map((dot) => boxAround(dot, 20, 20)),
    boxAround([-200, view.bottom], 260, 80),
  ]);
  return (
    <>
      <Trees at={trees} />
      <Water width={11} d={line(dender)} />
      <Motorway d={line(motorway)} />
      <path strokeDasharray="2 8" d={ring.path} />
      <DoublePipes from={origin} to={here === company.town ? dots : [target]} />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="white" cx={x} cy={y} r="7" />
      ))}
      <CompanyHouse />
      <NorthArrow at={north} />
    </>
  );
}
