import type { Coordinates, Position } from '#src/lib/coordinates.ts';
import { boxAround } from '#src/sections/PlaceMap/boxes.ts';
import type { Box } from '#src/sections/PlaceMap/projection.ts';
import { brokenRing, placeRingLabel } from '#src/sections/PlaceMap/rings.ts';
import styles from './CommuneNames.module.css';
import { lineHeight, type PlacedName, placeNames } from './name-layout.ts';
import { frame } from './region-layout.ts';
import type { CommuneMark } from './region-map.ts';

/**
 * Font sizes in units of the drawing: at least 12 px on the narrowest screen of the layout. `farthest` is the largest
 * distance of a name from its commune.
 */
const layouts = {
  wide: { fontSize: 20, farthest: 80, ring: { fontSize: 17, width: 58, height: 26 } },
  phone: { fontSize: 38, farthest: 84, ring: { fontSize: 38, width: 108, height: 42 } },
};

interface Props {
  communes: CommuneMark[];
  at: (coordinates: Coordinates) => Position;
  /** Boxes that no name may overlap, in the two layouts. */
  reserved: Record<keyof typeof layouts, readonly Box[]>;
  /** Lines that a name covers only if there is no other room. */
  lines: readonly Box[];
  /** The distance rings around the company. */
  rings: { centre: Position; radii: readonly number[]; labels: readonly string[] };
}

/** The lines of a name around its middle. */
function Name({ lines, at: [x, y], fontSize }: PlacedName & { fontSize: number }) {
  const first = y + Math.round(fontSize * (0.35 - ((lines.length - 1) * lineHeight) / 2));
  return lines.map((line, row) => (
    <text key={line} className={styles.name} x={x} y={first + Math.round(row * lineHeight * fontSize)}>
      {line}
    </text>
  ));
}

/**
 * Shows the names of a region's communes at their positions. Phones show postal codes, because the names do not fit and
 * the list below has both. A commune without room gets a dot. The distance rings leave room for the labels.
 */
export function CommuneNames({ communes, at, reserved, lines, rings }: Props) {
  const marks = communes.map(({ name, postalCode, coordinates }) => ({
    wide: name,
    phone: postalCode,
    position: at(coordinates),
  }));
  return (['wide', 'phone'] as const).map((layout) => {
    const { fontSize, farthest, ring } = layouts[layout];
    const distances = rings.radii.map((radius) =>
      placeRingLabel(rings.centre, radius, ring, { frame, reserved: reserved[layout], lines }),
    );
    const distanceBoxes = distances.flatMap((place) =>
      place === null ? [] : [boxAround(place, ring.width, ring.height)],
    );
    // All fit if the longest have the first choice.
    const names = marks
      .map((mark) => ({ name: mark[layout], position: mark.position }))
      .toSorted((one, other) => other.name.length - one.name.length);
    const occupied = [...reserved[layout], ...distanceBoxes];
    const placed = placeNames(names, { fontSize, farthest, frame, reserved: occupied, avoided: lines });
    const labels = [...occupied, ...placed.flatMap((place) => (place === null ? [] : [place.box]))];
    return (
      <g key={layout} className={styles[layout]}>
        <path
          className="no-fill"
          strokeDasharray="2 8"
          d={rings.radii.map((radius) => brokenRing(rings.centre, radius, frame, labels)).join('')}
        />
        {distances.map((place, index) =>
          place === null ? null : (
            <text
              key={rings.labels[index]}
              className={styles.distance}
              x={place[0]}
              y={place[1] + Math.round(ring.fontSize * 0.35)}
            >
              {rings.labels[index]}
            </text>
          ),
        )}
        {placed.map((place, index) => {
          const { name = '', position: [x, y] = [0, 0] } = names[index] ?? {};
          if (place === null) return <circle key={name} cx={x} cy={y} r={fontSize / 5} />;
          return <Name key={name} {...place} fontSize={fontSize} />;
        })}
      </g>
    );
  });
}
