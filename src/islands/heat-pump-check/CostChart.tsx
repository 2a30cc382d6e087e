import styles from './CostChart.module.css';
import type { ResultProps } from './props.ts';

/** Top of the tallest range and foot of the columns, in units of the drawing. */
const [top, foot] = [92, 372];

/** Hidden from assistive technology: the table beside it has the same figures. */
export function CostChart({ text, result, formatters }: ResultProps) {
  const most = Math.max(result.boiler.high, result.pump.high, 1);
  const y = (cost: number) => foot - ((foot - top) * cost) / most;
  const columns = [
    { key: 'boiler', x: 78, width: 104, cost: result.boiler, label: text.table.boiler },
    { key: 'pump', x: 234, width: 126, cost: result.pump, label: text.table.pump },
  ] as const;
  return (
    <svg className={`${styles.chart} fine-stroke`} viewBox="20 36 380 416" aria-hidden="true">
      <path className="lawn" d="M-4 372h408v84H-4z" />
      <path className="pipe-wall" d="M-4 388.5h307v-16M-4 400.5h331v-28M107 372v16m46-16v28" />
      <path className="pipe-supply" d="M-4 388.5h307v-16M107 372v18" />
      <path className="pipe-return" d="M-4 400.5h331v-28M153 372v30" />
      {columns.map(({ key, x, width, cost, label }) => {
        const [head, energy] = [y(cost.total), y(cost.energy)];
        const middle = x + width / 2;
        return (
          <g key={key}>
            <path className="white" d={`M${x} ${energy}h${width}V372h-${width}z`} />
            <path className="mint-2" d={`M${x} ${head}h${width}V${energy}h-${width}z`} />
            {key === 'boiler' ? <BoilerColumn head={energy} /> : <HeatPumpColumn head={energy} />}
            <path
              className="thick"
              d={`M${middle} ${y(cost.high)}V${y(cost.low)}m-10 0h20M${middle - 10} ${y(cost.high)}h20`}
            />
            <Plate x={middle} y={y(cost.high) - 42}>
              {formatters.euro(cost.total)}
            </Plate>
            <text x={middle} y="428">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** An amount on a white plate: `x` is its centre, `y` its upper edge. */
function Plate({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <rect className="white" x={x - 56} y={y} width="112" height="34" rx="4" />
      <text className="ink-text" x={x} y={y + 17}>
        {children}
      </text>
    </>
  );
}

/** Front of the boiler in the chart: as many of its parts as fit below `head`, the upper edge of the column. */
const BoilerColumn = ({ head }: { head: number }) => (
  <>
    {head < 328 && <path className="thin" d="M96 350h68m-68 8h68" />}
    {head < 286 && (
      <>
        <rect className="black" x="96" y="302" width="68" height="34" rx="3" />
        <rect className="lcd" x="102" y="308" width="38" height="22" rx="2" />
        <circle className="steel" cx="152" cy="319" r="6" />
      </>
    )}
    {head < 180 && (
      <>
        <rect className="rose" x="96" y="192" width="68" height="94" rx="4" />
        <path
          className="brass"
          d="M130 278q-32 0-26-34 4-18 19-38 2 13 9 18 3-13-3-28 24 16 27 42 3 40-26 40z"
        />
        <path className="sun" d="M130 278q-15-2-13-18 2-11 12-20 2 9 7 11 7 8 7 14-2 13-13 13z" />
      </>
    )}
  </>
);

/** Front of the outdoor unit in the chart: as many of its parts as fit below `head`, the upper edge of the column. */
const HeatPumpColumn = ({ head }: { head: number }) => (
  <>
    <path className="black" d="M246 366h20v8h-20zm82 0h20v8h-20z" />
    {head < 264 && <Fan y={316} />}
    {head < 170 && <Fan y={222} />}
    {head < 128 && <path className="brass" d="m301 134-14 20h9l-4 14 17-21h-10z" />}
  </>
);

const Fan = ({ y }: { y: number }) => (
  <>
    <circle className="steel" cx="297" cy={y} r="42" />
    <path
      className="fine-stroke"
      d={`M297 ${y - 9}q21-5 24-27m-15 36q7 21 27 24m-36-15q-21 5-24 27m15-36q-7-21-27-24`}
    />
    <circle className="white" cx="297" cy={y} r="9" />
  </>
);
