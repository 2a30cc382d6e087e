import { classNames } from '#src/components/class-names.ts';
import type { DrawingPoint } from '#src/lib/coordinates.ts';
import { type MapPlace, plateBox } from './map-view.ts';
import styles from './PlaceMap.module.css';

const colours = { town: 'plate', code: 'plate', here: 'sun', company: 'white' } as const;

interface Props {
  place: MapPlace;
  at: DrawingPoint;
}

/** The name plate of a place on a map; a link where the place has a page. */
export function MapPlate({ place: { kind, href, ...place }, at: [x, y] }: Props) {
  const { width, height, ...box } = plateBox({ kind, ...place });
  const isTown = kind === 'town' || kind === 'here';
  const isEnamel = colours[kind] === 'plate';
  const plate = (
    <>
      {isTown && <circle className={isEnamel ? 'white' : 'sun'} cx={x} cy={y} r="9" />}
      <rect className={colours[kind]} x={x + box.left} y={y + box.top} width={width} height={height} rx="6" />
      {isTown && (
        <rect
          className={classNames('no-fill', isEnamel && 'plate-ring')}
          x={x + box.left + 4}
          y={y + box.top + 4}
          width={width - 8}
          height={height - 8}
          rx="3"
        />
      )}
      <text
        className={classNames('label-large', isEnamel ? 'white-text' : 'ink-text')}
        x={x + box.left + width / 2}
        y={y + box.top + height / 2 + 10}
        fontSize="28"
      >
        {place.name}
      </text>
    </>
  );
  if (href !== null) return <a href={href}>{plate}</a>;
  return <g className={kind === 'code' ? styles.code : undefined}>{plate}</g>;
}
