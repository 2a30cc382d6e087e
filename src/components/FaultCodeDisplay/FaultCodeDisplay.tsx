import { codeWidth, segmentPath } from '#src/drawings/segments.ts';
import styles from './FaultCodeDisplay.module.css';

interface Props {
  code: string;
  label: string;
}

/** A fault code on the seven-segment display of a boiler; unlit segments are faintly visible. */
export function FaultCodeDisplay({ code, label }: Props) {
  const x = (184 - codeWidth(code)) / 2;
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
      <g transform="translate(0 26)">
        <path className="segment-off" d={segmentPath(code, x, 'all')} />
        <path className="segment-on" d={segmentPath(code, x, 'lit')} />
      </g>
    </svg>
  );
}
