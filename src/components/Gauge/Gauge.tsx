import styles from './Gauge.module.css';

interface Props {
  /** Position of the needle, from 0 (start of the scale) to 1 (end). */
  share: number;
  /** The value as text, printed on the gauge: `80 %`, `24/24`. */
  reading: string;
}

const start = -225;
const sweep = 270;

const point = (degrees: number, radius: number): string =>
  [Math.cos, Math.sin]
    .map((axis, index) => ((index === 0 ? 70 : 66) + radius * axis((degrees * Math.PI) / 180)).toFixed(1))
    .join(' ');

const ticks = Array.from({ length: 11 }, (_, step) => start + (step * sweep) / 10)
  .map((degrees) => `M${point(degrees, 47)}L${point(degrees, 41)}`)
  .join('');

/** A pressure gauge that shows a share. The text beside it says what is measured. */
export function Gauge({ share, reading }: Props) {
  const end = start + sweep * share;
  const labelWidth = reading.length * 12 + 20;
  return (
    <svg className={styles.gauge} viewBox="0 0 140 146" role="img" aria-label={reading}>
      <path className="brass" d="M57 118h26v24H57z" />
      <circle className="steel" cx="70" cy="66" r="63" />
      <circle className="white" cx="70" cy="66" r="52" />
      <path
        className="gas-pipe"
        d={`M${point(start, 43)}A43 43 0 ${share > 2 / 3 ? 1 : 0} 1 ${point(end, 43)}`}
      />
      <path className="thin" d={ticks} />
      <path className="thick" d={`M70 66L${point(end, 35)}`} />
      <circle className="black" cx="70" cy="66" r="6" />
      <rect className="white" x={70 - labelWidth / 2} y="88" width={labelWidth} height="31" rx="4" />
      <text className={styles.reading} x="70" y="110">
        {reading}
      </text>
    </svg>
  );
}
