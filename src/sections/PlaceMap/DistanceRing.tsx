import type { Position } from './projection.ts';

interface Props {
  at: Position;
  /** In units of the drawing. */
  radius: number;
}

/** A dashed circle of one distance around a point. */
export function DistanceRing({ at: [x, y], radius }: Props) {
  return <circle strokeDasharray="2 8" cx={x} cy={y} r={radius} />;
}
