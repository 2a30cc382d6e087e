import { codeWidth, screenWidth, segmentPath } from '#src/drawings/segments.ts';
import styles from './FaultCodeDisplay.module.css';

interface Props {
  code: string;
  label: string;
}

/** Places the segments on the screen; a code that is too wide for it is drawn smaller, 140 units wide, about the middle. */
const transformOfCell = (width: number): string =>
  width <= screenWidth
    ? 'translate(0 26)'
    : `translate(92 56) scale(${(140 / width).toFixed(3)}) translate(-92 -30)`;

/** A fault code on the seven-segment display of a boiler; unlit segments are faintly visible. */
export function FaultCodeDisplay({ code, label }: Props) {
  const width = codeWidth(code);
  const x = (184 - width) / 2;
  return (
    <svg
      className={styles.display}
      viewBox="0 0 184 112"
      width="184"
      height="112"
      role="img"
      aria-label={label}
    >
      <rect className="steel" x="1" y="1" width="182" height="110" rx="9" />
      <rect className="lcd" x="13" y="13" width="158" height="86" rx="3" />
      <g transform={transformOfCell(width)}>
        <path className="segment-off" d={segmentPath(code, x, 'all')} />
        <path className="segment-on" d={segmentPath(code, x, 'lit')} />
      </g>
    </svg>
  );
}
