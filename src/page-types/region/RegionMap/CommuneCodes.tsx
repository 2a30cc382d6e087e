import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import mapStyles from '#src/sections/PlaceMap/PlaceMap.module.css';
import type { CommuneMark, RegionView } from './region-map.ts';

interface Props {
  communes: CommuneMark[];
  view: RegionView;
  at: (coordinates: Coordinates) => Position;
}

/** The positions whose plate, as large as on phones, would come close to one before it. */
const crowdedOf = (positions: readonly Position[]): Set<Position> => {
  const kept: Position[] = [];
  const crowded = new Set<Position>();
  for (const position of positions) {
    const [x, y] = position;
    const isClose = kept.some(([left, top]) => Math.abs(left - x) < 96 && Math.abs(top - y) < 48);
    if (isClose) crowded.add(position);
    else kept.push(position);
  }
  return crowded;
};

/** Shows the postal codes of a region's communes, each at the commune's position; on phones a dot where there is no room for the code. The list above has their names. */
export function CommuneCodes({ communes, view, at }: Props) {
  const isSmall = view.unitsPerKilometre < 30;
  const [width, height] = isSmall ? [46, 24] : [54, 30];
  const marks = communes.map(({ postalCode, coordinates }): { postalCode: string; position: Position } => {
    const [right, down] = view.nudges[postalCode] ?? [0, 0];
    return { postalCode, position: [at(coordinates)[0] + right, at(coordinates)[1] + down] };
  });
  const crowded = crowdedOf(marks.map(({ position }) => position));
  return marks.map(({ postalCode, position }) => {
    const [x, y] = position;
    const textClass = isSmall ? mapStyles.code : crowded.has(position) ? mapStyles.crowded : undefined;
    return (
      <g key={postalCode}>
        <rect className="plate" x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
        <text className={textClass} x={x} y={y + (isSmall ? 5 : 6)}>
          {postalCode}
        </text>
      </g>
    );
  });
}
