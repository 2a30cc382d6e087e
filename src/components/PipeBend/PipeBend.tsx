import styles from './PipeBend.module.css';

/**
 * Where the pair of pipes of a hero's drawing turns down into the rail. It stands in the lower left corner of a
 * positioned hero and is drawn in the drawing's own units, so that line meets line at every width. Its sheet is as high
 * as the drawing's: a browser stretches a drawing to whole pixels, and a low one would be stretched by more.
 */
export function PipeBend() {
  const supply = 'M62 6.5H24.5a20 20 0 0 0-20 20V54';
  const back = 'M62 18.5H24.5a8 8 0 0 0-8 8V54';
  return (
    <div className={styles.elbow}>
      <svg viewBox="0 -648 60 700" aria-hidden="true">
        <path className="po" d={supply + back} />
        <path className="pr" d={supply} />
        <path className="pb" d={back} />
      </svg>
    </div>
  );
}
