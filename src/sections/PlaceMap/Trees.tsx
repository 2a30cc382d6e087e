import type { Position } from '#src/lib/coordinates.ts';

/** Two trees, one before the other, at each place of a map. */
export function Trees({ at }: { at: readonly Position[] }) {
  return (
    <path
      className="foliage"
      d={at
        .map(
          ([x, y]) =>
            `M${x + 14} ${y + 20}v16m-13-26a13 16 0 1 1 26 0 13 12 0 0 1-26 0zM${x - 10} ${y + 22}v18m-18-30a18 22 0 1 1 36 0 18 15 0 0 1-36 0z`,
        )
        .join('')}
    />
  );
}
