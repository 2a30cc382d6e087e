import type { Position } from './projection.ts';

interface Props {
  at: Position;
  /** In units of the drawing. */
  radius: number;
}

/** All that lies equally far from a point. */
export function DistanceRing({ at: [x, y], radius }: Props) {
  return <circle strokeDasharray="2 8" cx={x} cy={y} r={radius} />;
}
