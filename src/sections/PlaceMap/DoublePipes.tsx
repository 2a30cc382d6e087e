import type { DrawingPoint } from '#src/lib/coordinates.ts';

interface Props {
  from: DrawingPoint;
  to: readonly DrawingPoint[];
}

/** Supply and return pipe side by side from one point to each of the others, in three paths for all of them. */
export function DoublePipes({ from, to }: Props) {
  const pathData = (side: 1 | -1) =>
    to
      .map(([x, y]) => {
        const [right, down] = [x - from[0], y - from[1]];
        const length = Math.hypot(right, down) || 1;
        const start = [
          from[0] - side * Math.round((down / length) * 6),
          from[1] + side * Math.round((right / length) * 6),
        ];
        return `M${start.join(' ')}l${right} ${down}`;
      })
      .join('');
  return (
    <>
      <path className="pipe-wall" d={pathData(1) + pathData(-1)} />
      <path className="pipe-supply" d={pathData(1)} />
      <path className="pipe-return" d={pathData(-1)} />
    </>
  );
}
