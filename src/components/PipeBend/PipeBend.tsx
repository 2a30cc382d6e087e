import styles from './PipeBend.module.css';

interface Props {
  /** Height of the drawing, in its units. */
  drawingHeight: number;
}

/**
 * The bend of both pipes from a hero's drawing down into the rail, in the lower left corner of a positioned hero. It has
 * the units and the height of the drawing. Browsers round the box of an SVG to whole pixels: with another height the bend
 * would be rounded differently from the drawing, and the pipes of the two would not meet.
 */
export function PipeBend({ drawingHeight }: Props) {
  const supply = 'M62 6.5H24.5a20 20 0 0 0-20 20V54';
  const returnPipe = 'M62 18.5H24.5a8 8 0 0 0-8 8V54';
  return (
    <div className={`${styles.bend} screen-only`}>
      <svg
        viewBox={`0 ${52 - drawingHeight} 60 ${drawingHeight}`}
        width={60}
        height={drawingHeight}
        aria-hidden="true"
      >
        <path className="pipe-wall" d={supply + returnPipe} />
        <path className="pipe-supply" d={supply} />
        <path className="pipe-return" d={returnPipe} />
      </svg>
    </div>
  );
}
