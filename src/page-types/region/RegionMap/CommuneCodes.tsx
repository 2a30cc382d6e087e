import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import { boxAround, overlaps } from '#src/sections/PlaceMap/boxes.ts';
import mapStyles from '#src/sections/PlaceMap/PlaceMap.module.css';
import type { Box } from '#src/sections/PlaceMap/projection.ts';
import styles from './CommuneCodes.module.css';
import { frame } from './region-layout.ts';
import type { CommuneMark, RegionView } from './region-map.ts';

interface Props {
  communes: CommuneMark[];
  view: RegionView;
  at: (coordinates: Coordinates) => Position;
  /** Boxes that no code may overlap on phones. */
  reserved: readonly Box[];
}

/** Size of a code on phones, in units of the drawing. */
const phoneSize = { width: 84, height: 34 };

/** Shows the postal codes of a region's communes, each at the commune's position. */
export function CommuneCodes({ communes, view, at, reserved }: Props) {
  const small = view.unitsPerKilometre < 30;
  const [width, height] = small ? [46, 24] : [54, 30];
  const occupied = [...reserved];
  return communes.map(({ postalCode, coordinates }) => {
    const [right, down] = view.nudges[postalCode] ?? [0, 0];
    const [x, y] = [at(coordinates)[0] + right, at(coordinates)[1] + down];
    const box = boxAround([x, y], phoneSize.width, phoneSize.height);
    const isCrowded =
      box.left < frame.left || box.right > frame.right || occupied.some((other) => overlaps(box, other));
    if (!isCrowded) occupied.push(box);
    return (
      <g key={postalCode} className={isCrowded ? styles.crowded : undefined}>
        <rect className="plate" x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
        <text className={small ? mapStyles.code : undefined} x={x} y={y + (small ? 5 : 6)}>
          {postalCode}
        </text>
        {isCrowded && <circle className={styles.dot} cx={x} cy={y} r="7" />}
      </g>
    );
  });
}
