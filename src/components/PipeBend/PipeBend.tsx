import styles from './PipeBend.module.css';

/**
 * The bend of both pipes from a hero's drawing down into the rail, in the lower left corner of a positioned hero. It is
 * drawn in the drawing's units, so that the lines join at every width. Its viewBox is as high as the drawing's: browsers
 * round the size of an SVG to whole pixels, which would distort a low one enough to part the lines.
 */
export function PipeBend() {
  const supply = 'M62 6.5H24.5a20 20 0 0 0-20 20V54';
  const returnPipe = 'M62 18.5H24.5a8 8 0 0 0-8 8V54';
  return (
    <div className={styles.bend}>
      <svg viewBox="0 -648 60 700" aria-hidden="true">
        <path className="pipe-wall" d={supply + returnPipe} />
        <path className="pipe-supply" d={supply} />
        <path className="pipe-return" d={returnPipe} />
      </svg>
    </div>
  );
}
