import type { Position } from '#src/lib/coordinates.ts';

/** Positions of scale bar and north arrow. */
export interface ScaleAndNorthPositions {
  /** Left end of the scale bar. */
  scale: Position;
  /** Length of the bar, in units of the drawing. */
  length: number;
  /** Tip of the north arrow. */
  north: Position;
}

interface Props {
  positions: ScaleAndNorthPositions;
}

/** Scale bar and north arrow of a map, without their text. */
export function ScaleAndNorth({ positions }: Props) {
  const { scale, length, north } = positions;
  return (
    <>
      <path d={`M${scale.join(' ')}v-8h${length}v8`} />
      <path className="black" d={`M${north.join(' ')}l10 34h-20z`} />
      <path d={`M${north[0]} ${north[1] + 34}v26`} />
    </>
  );
}
