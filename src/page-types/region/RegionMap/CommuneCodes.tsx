import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import mapStyles from '#src/sections/PlaceMap/PlaceMap.module.css';
import type { CommuneMark, RegionView } from './region-map.ts';

interface Props {
  communes: CommuneMark[];
  view: RegionView;
  at: (coordinates: Coordinates) => Position;
}

/** Shows the postal codes of a region's communes, each at the commune's position. The list above has their names. */
export function CommuneCodes({ communes, view, at }: Props) {
  const small = view.unitsPerKilometre < 30;
  const [width, height] = small ? [46, 24] : [54, 30];
  return communes.map(({ postalCode, coordinates }) => {
    const [right, down] = view.nudges[postalCode] ?? [0, 0];
    const [x, y] = [at(coordinates)[0] + right, at(coordinates)[1] + down];
    return (
      <g key={postalCode}>
        <rect className="plate" x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
        <text className={small ? mapStyles.code : undefined} x={x} y={y + (small ? 5 : 6)}>
          {postalCode}
        </text>
      </g>
    );
  });
}
