import type { Position } from './projection.ts';

/** Where scale bar and north arrow stand. */
export interface Corners {
  /** Left end of the scale bar. */
  scale: Position;
  /** Length of the bar, in units of the drawing. */
  length: number;
  /** Tip of the north arrow. */
  north: Position;
}

interface Props {
  corners: Corners;
}

/** Scale bar and north arrow in the corners. */
export function ScaleAndNorth({ corners }: Props) {
  const { scale, length, north } = corners;
  return (
    <>
      <path d={`M${scale.join(' ')}v-8h${length}v8`} />
      <path className="k" d={`M${north.join(' ')}l10 34h-20z`} />
      <path d={`M${north[0]} ${north[1] + 34}v26`} />
    </>
  );
}
