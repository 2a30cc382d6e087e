import { plateSize } from './MapPlate.tsx';
import { type Position, projection } from './projection.ts';
import { TownMapBackground } from './TownMapBackground.tsx';
import { layOutTowns, scaleAndNorthPositions, view } from './town-layout.ts';
import type { TownMapProps } from './town-map.ts';

type Props = Omit<TownMapProps, 'label' | 'distance'>;

/** Size of the letters in units of the drawing: names, and second lines. */
const [large, small] = [19, 16];

/**
 * The map of the firm's town and its neighbours as a drawing of its own, in the classes of `src/styles/drawing/`. Where a
 * list beside it has the links, the page needs one element for it.
 */
export function TownMapDrawing({ firm, here, towns, riverLabel, labels, scaleLabel }: Props) {
  const { scale, others } = layOutTowns(firm, here, towns, labels.here);
  const at = projection(firm.coordinates, scale);
  const { scale: bar, length, north } = scaleAndNorthPositions(scale);
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      aria-hidden="true"
    >
      <TownMapBackground {...{ firm, here, towns, labels }} />
      {others.map(({ slug, name, postalCode, coordinates, plate }) => {
        const [x, y] = at(coordinates);
        return <Plate key={slug} at={[x + plate[0], y + plate[1]]} name={name} detail={postalCode} />;
      })}
      <rect className="white" x="-64" y="28" width="128" height="44" rx="6" />
      <Letters at={[0, 49]} size={large}>
        {firm.locality}
      </Letters>
      <Letters at={[0, 64]} size={small}>
        {`${firm.postalCode} · ${labels.here}`}
      </Letters>
      <Letters at={riverLabel} size={small}>
        {labels.river}
      </Letters>
      <Letters at={[at({ latitude: 50.872, longitude: 4.215 })[0], -28]} size={small}>
        E40
      </Letters>
      <Letters at={[bar[0], bar[1] + 18]} size={small}>
        0
      </Letters>
      <Letters at={[bar[0] + length, bar[1] + 18]} size={small}>
        {scaleLabel}
      </Letters>
      <Letters at={[north[0], north[1] - 6]} size={small}>
        {labels.north}
      </Letters>
    </svg>
  );
}

function Letters({ at, size, children }: { at: Position; size: number; children: string }) {
  return (
    <text className="label-large" x={at[0]} y={at[1]} fontSize={size}>
      {children}
    </text>
  );
}

function Plate({ at: [x, y], name, detail }: { at: Position; name: string; detail: string }) {
  const { width, height } = plateSize(name, detail, false);
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <>
      <rect className="plate" x={left} y={top} width={width} height={height} rx="6" />
      <rect
        className="plate-ring no-fill"
        x={left + 4}
        y={top + 4}
        width={width - 8}
        height={height - 8}
        rx="3"
      />
      <text className="label-large white-text" x={x} y={y - 2} fontSize={large}>
        {name}
      </text>
      <text className="label-large white-text" x={x} y={y + 15} fontSize={small}>
        {detail}
      </text>
    </>
  );
}
