import type { Box, Position } from '../projection.ts';
import { frame } from '../region-layout.ts';
import type { CommuneMark } from '../region-map.ts';
import styles from './CommuneNames.module.css';
import { lineHeight, placeNames } from './name-layout.ts';

/** Font sizes in units of the drawing: at least 12 px on the narrowest screen that has the layout. */
const fontSizes = { wide: 20, phone: 38 };

interface Props {
  communes: CommuneMark[];
  at: (point: CommuneMark['coordinates']) => Position;
  /** Where no name may stand, in the two layouts. */
  reserved: Record<'wide' | 'phone', readonly Box[]>;
}

/** The names of a region's communes where they lie; on phones those that fit, a dot for each of the others. */
export function CommuneNames({ communes, at, reserved }: Props) {
  const names = communes.map(({ name, coordinates }) => ({ name, position: at(coordinates) }));
  const ordered = {
    // All fit if the longest have the first choice.
    wide: names.toSorted((one, other) => other.name.length - one.name.length),
    // Not all fit: those that the region's file lists first.
    phone: names,
  };
  return (['wide', 'phone'] as const).map((layout) => {
    const fontSize = fontSizes[layout];
    const placed = placeNames(ordered[layout], { fontSize, farthest: 56, frame, reserved: reserved[layout] });
    return (
      <g key={layout} className={styles[layout]}>
        {placed.map((place, index) => {
          const { name = '', position: [x, y] = [0, 0] } = ordered[layout][index] ?? {};
          if (place === null) return <circle key={name} cx={x} cy={y} r={fontSize / 5} />;
          const { lines, at: middle } = place;
          const first = middle[1] + Math.round(fontSize * (0.35 - ((lines.length - 1) * lineHeight) / 2));
          return lines.map((line, row) => (
            <text
              key={line}
              className={styles.name}
              x={middle[0]}
              y={first + Math.round(row * lineHeight * fontSize)}
            >
              {line}
            </text>
          ));
        })}
      </g>
    );
  });
}
