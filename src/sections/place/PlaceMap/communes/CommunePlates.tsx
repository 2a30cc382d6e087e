import type { Box, Position } from '../projection.ts';
import { frame } from '../region-layout.ts';
import type { CommuneMark } from '../region-map.ts';
import styles from './CommunePlates.module.css';
import { placePlates } from './plate-layout.ts';

/** Plates in units of the drawing: letters of at least 12 px on the narrowest screen that has the layout. */
const sizes = {
  wide: { width: 62, height: 32, baseline: 7 },
  phone: { width: 92, height: 44, baseline: 12 },
};

interface Props {
  communes: CommuneMark[];
  at: (point: CommuneMark['coordinates']) => Position;
  /** Where no plate may stand, in the two layouts. */
  reserved: Record<'wide' | 'phone', readonly Box[]>;
}

/** The postal codes of a region's communes on plates where they lie; a dot for one without room. */
export function CommunePlates({ communes, at, reserved }: Props) {
  const positions = communes.map(({ coordinates }) => at(coordinates));
  return (['wide', 'phone'] as const).map((layout) => {
    const { width, height, baseline } = sizes[layout];
    // Space between two plates.
    const room = { width: width + 6, height: height + 6, farthest: 88, frame, reserved: reserved[layout] };
    const placed = placePlates(positions, room);
    return (
      <g key={layout} className={styles[layout]}>
        {communes.map(({ postalCode }, index) => {
          const [x, y] = placed[index] ?? positions[index] ?? [0, 0];
          if (!placed[index]) return <circle key={postalCode} cx={x} cy={y} r="6" />;
          return (
            <g key={postalCode}>
              <rect className={styles.sign} x={x - width / 2} y={y - height / 2} width={width} height={height} rx="5" />
              <text className={styles.code} x={x} y={y + baseline}>
                {postalCode}
              </text>
            </g>
          );
        })}
      </g>
    );
  });
}
