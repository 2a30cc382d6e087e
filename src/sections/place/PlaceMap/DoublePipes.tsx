import type { Position } from './projection.ts';

interface Props {
  from: Position;
  to: readonly Position[];
}

/** Supply and return side by side from a point to each of the others: three paths, however many pipes. */
export function DoublePipes({ from, to }: Props) {
  const runs = (side: 1 | -1) =>
    to
      .map(([x, y]) => {
        const [along, down] = [x - from[0], y - from[1]];
        const length = Math.hypot(along, down) || 1;
        const start = [
          from[0] - side * Math.round((down / length) * 6),
          from[1] + side * Math.round((along / length) * 6),
        ];
        return `M${start.join(' ')}l${along} ${down}`;
      })
      .join('');
  return (
    <>
      <path className="po" d={runs(1) + runs(-1)} />
      <path className="pr" d={runs(1)} />
      <path className="pb" d={runs(-1)} />
    </>
  );
}
