import type { Position } from '#src/lib/coordinates.ts';
import { plateSize } from './MapPlate.tsx';
import { projection } from './projection.ts';
import { TownMapBackground } from './TownMapBackground.tsx';
import { layOutTowns, north, view } from './town-layout.ts';
import type { TownMapProps } from './town-map.ts';
import { phonePlateScale } from './town-plate.ts';

type Props = Omit<TownMapProps, 'label' | 'distance'>;

/**
 * The map of the company's town and its neighbours as a drawing of its own, in the classes of `src/styles/drawing/`. Where a
 * list beside it has the links, the page needs one element for it. Its letters are 11 px high on a phone; its lines are
 * thick, because it is shown at half its size.
 */
export function TownMapDrawing({ company, here, towns, riverLabelAt, labels, ringLabel }: Props) {
  const { scale, others, ring } = layOutTowns(company, here, towns, labels.here);
  const at = projection(company.coordinates, scale);
  return (
    <svg
      className="thick"
      viewBox={`${view.left} ${view.top} ${view.right - view.left} ${view.bottom - view.top}`}
      aria-hidden="true"
    >
      <TownMapBackground {...{ company, here, towns, labels }} />
      {others.map(({ slug, name, coordinates, plate }) => {
        const [x, y] = at(coordinates);
        return <Plate key={slug} at={[x + plate[0], y + plate[1]]} name={name} />;
      })}
      <rect className="white" x="-96" y="28" width="192" height="44" rx="6" />
      <Letters at={[0, 61]} ink>
        {company.locality}
      </Letters>
      <Letters at={[riverLabelAt[0], riverLabelAt[1] + 4]} ink={false}>
        {labels.river}
      </Letters>
      {ring.labelAt && (
        <Letters at={[ring.labelAt[0], ring.labelAt[1] + 11]} ink={false}>
          {ringLabel}
        </Letters>
      )}
      <Letters at={[north[0], north[1] - 6]} ink={false}>
        {labels.north}
      </Letters>
    </svg>
  );
}

interface LettersProps {
  at: Position;
  /** Whether they stand on a white plate. */
  ink: boolean;
  children: string;
}

function Letters({ at, ink, children }: LettersProps) {
  return (
    <text className={ink ? 'label-large ink-text' : 'label-large'} x={at[0]} y={at[1]} fontSize="32">
      {children}
    </text>
  );
}

function Plate({ at: [x, y], name }: { at: Position; name: string }) {
  const { width: narrow, height } = plateSize(name, '', false);
  const width = narrow * phonePlateScale;
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
      <text className="label-large white-text" x={x} y={y + 11} fontSize="32">
        {name}
      </text>
    </>
  );
}
