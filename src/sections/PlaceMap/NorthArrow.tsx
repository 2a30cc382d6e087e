import type { Position } from '#src/lib/coordinates.ts';

/** North arrow of a map, its tip at `at`, without its letter. The rings around the company say the distances. */
export function NorthArrow({ at: [x, y] }: { at: Position }) {
  return (
    <>
      <path className="silhouette" d={`M${x} ${y}l10 34h-20z`} />
      <path d={`M${x} ${y + 34}v26`} />
    </>
  );
}
