import { BoilerColumn } from './BoilerColumn.tsx';
import styles from './Charts.module.css';
import { HeatPumpColumn } from './HeatPumpColumn.tsx';
import type { ResultView } from './props.ts';
import { axisTickStep } from './scale.ts';

/** Top of the tallest range and foot of the columns, in units of the drawing. */
const [top, foot] = [92, 372];

/** Hidden from assistive technology: the table beside it has the same figures. */
export function CostChart({ text, result, formatters }: ResultView) {
  const most = Math.max(result.boiler.high, result.pump.high, 1);
  const y = (cost: number) => foot - ((foot - top) * cost) / most;
  const step = axisTickStep(most);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const columns = [
    { key: 'boiler', x: 78, width: 104, cost: result.boiler, label: text.table.boiler },
    { key: 'pump', x: 234, width: 126, cost: result.pump, label: text.table.pump },
  ] as const;
  return (
    <svg className={`${styles.chart} fine-stroke`} viewBox="0 0 400 452" aria-hidden="true">
      <text className="text-start" x="12" y="22">
        {text.units.perYear}
      </text>
      {ticks.map((cost) => (
        <g key={cost}>
          <path className={styles.gridLine} d={`M66 ${y(cost)}h330`} />
          <text className={styles.tick} x="58" y={y(cost) - (cost === 0 ? 6 : 0)}>
            {formatters.number(cost, 0)}
          </text>
        </g>
      ))}
      <path className="lawn" d="M-4 372h408v84H-4z" />
      <path className="pipe-wall" d="M-4 388.5h307v-16M-4 400.5h331v-28M107 372v16m46-16v28" />
      <path className="pipe-supply" d="M-4 388.5h307v-16M107 372v18" />
      <path className="pipe-return" d="M-4 400.5h331v-28M153 372v30" />
      {columns.map(({ key, x, width, cost, label }) => {
        const [head, energy] = [y(cost.total), y(cost.energy)];
        const range = x + width + 18;
        return (
          <g key={key}>
            <path className="white" d={`M${x} ${energy}h${width}V372h-${width}z`} />
            <path className="mint-2" d={`M${x} ${head}h${width}V${energy}h-${width}z`} />
            {key === 'boiler' ? <BoilerColumn head={energy} /> : <HeatPumpColumn head={energy} />}
            <path className="thick" d={`M${range} ${y(cost.high)}V${y(cost.low)}`} />
            <path className="thick" d={`M${range - 8} ${y(cost.high)}h16M${range - 8} ${y(cost.low)}h16`} />
            <Plate x={x + width / 2} y={head - 42}>
              {formatters.euro(cost.total)}
            </Plate>
            <text x={x + width / 2} y="428">
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** An amount on an enamel plate: `x` is its centre, `y` its upper edge. */
function Plate({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <>
      <rect className="plate" x={x - 56} y={y} width="112" height="34" rx="4" />
      <rect className="plate-ring" x={x - 52} y={y + 4} width="104" height="26" rx="2" />
      <text className="white-text" x={x} y={y + 17}>
        {children}
      </text>
    </>
  );
}
