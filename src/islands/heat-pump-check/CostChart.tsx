import type { Comparison } from '#src/lib/running-cost/running-cost.ts';
import type { Figures } from './figures.ts';
import type { HeatPumpCheckText } from './props.ts';
import styles from './Result.module.css';

interface Props {
  text: HeatPumpCheckText;
  result: Comparison;
  figures: Figures;
}

/** Top of the tallest range and foot of the columns, in units of the drawing. */
const [top, foot] = [56, 316];

/**
 * Two columns as tall as the cost of a year, a boiler and the unit of a heat pump, each with its range. The table beside it
 * tells the same, so that the drawing is hidden from assistive technology.
 */
export function CostChart({ text, result, figures }: Props) {
  const most = Math.max(result.boiler.high, result.pump.high, 1);
  const y = (cost: number) => foot - ((foot - top) * cost) / most;
  const columns = [
    { key: 'boiler', x: 44, cost: result.boiler, label: text.table.boiler },
    { key: 'pump', x: 226, cost: result.pump, label: text.table.pump },
  ] as const;
  return (
    <svg className={styles.chart} viewBox="0 0 400 360" aria-hidden="true">
      <path className="thin" d="M20 316h360" />
      {columns.map(({ key, x, cost, label }) => (
        <g key={key}>
          <rect className="white" x={x} y={y(cost.total)} width="110" height={foot - y(cost.total)} rx="6" />
          {foot - y(cost.total) > 90 && (key === 'boiler' ? <Boiler x={x} /> : <HeatPump x={x} />)}
          <path className="thick" d={`M${x + 132} ${y(cost.high)}V${y(cost.low)}`} />
          <path className="thin" d={`M${x + 124} ${y(cost.high)}h16M${x + 124} ${y(cost.low)}h16`} />
          <text x={x + 55} y={y(cost.total) - 12}>
            {figures.euro(cost.total)}
          </text>
          <text x={x + 55} y="342">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Window with the flame, and the display, at the foot of the column. */
const Boiler = ({ x }: { x: number }) => (
  <>
    <rect className="lamplight" x={x + 35} y="240" width="40" height="36" rx="4" />
    <path className="signal-red" d={`M${x + 55} 246c10 12 10 24 0 24s-8-10 0-24z`} />
    <rect className="lcd" x={x + 35} y="288" width="40" height="12" rx="2" />
  </>
);

/** Grille with the fan. */
const HeatPump = ({ x }: { x: number }) => (
  <>
    <circle className="aqua" cx={x + 55} cy="270" r="34" />
    <path
      className="thin"
      d={`M${x + 55} 236v68M${x + 21} 270h68M${x + 31} 246l48 48M${x + 79} 246l-48 48`}
    />
    <circle className="black" cx={x + 55} cy="270" r="5" />
  </>
);
