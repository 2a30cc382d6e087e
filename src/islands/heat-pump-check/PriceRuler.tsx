import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import type { Formatters } from './formatters.ts';
import type { HeatPumpCheckText } from './props.ts';
import { clamp } from './scale.ts';

interface Props {
  ratio: number;
  breakEvenRatio: number;
  text: HeatPumpCheckText['ratio']['balance'];
  formatters: Formatters;
}

/** Ends of the ruler, in units of the drawing. */
const [left, right] = [24, 376];

/**
 * Draws the ratio of both prices on a ruler: left of the break-even point the heat pump is cheaper, right of it the boiler.
 */
export function PriceRuler({ ratio, breakEvenRatio, text, formatters }: Props) {
  const low = Math.max(0, Math.floor(Math.min(ratio, breakEvenRatio) - 0.8));
  const high = Math.ceil(Math.max(ratio, breakEvenRatio) + 0.8);
  const x = (value: number) => left + ((right - left) * (value - low)) / (high - low);
  const [turn, yours] = [x(breakEvenRatio), x(ratio)];
  const marks = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <>
      <path className="mint" d={`M${left} 346H${turn}v34H${left}z`} />
      <path className="rose" d={`M${turn} 346H${right}v34H${turn}z`} />
      <path className="thin" d={marks.map((mark) => `M${x(mark)} 346v7`).join('')} />
      <path className="black" d={`m${turn} 344-8-13h16z`} />
      <text x={clamp(84, turn, 316)} y="316">
        {fillIn(text.breakEven, { value: formatters.number(breakEvenRatio, 2) })}
      </text>
      {turn - left > 70 && (
        <text x={(left + turn) / 2} y="363">
          {text.pump}
        </text>
      )}
      {right - turn > 90 && (
        <text x={(right + turn) / 2} y="363">
          {text.boiler}
        </text>
      )}
      <path className="signal-red" d={`m${yours} 382 8 13h-16z`} />
      <text x={clamp(84, yours, 316)} y="412">
        {fillIn(text.yours, { value: formatters.number(ratio, 2) })}
      </text>
      {[low, high].map((end) => {
        const label = end === low ? left + 2 : right - 2;
        return (
          Math.abs(label - clamp(84, yours, 316)) > 70 && (
            <text key={end} x={label} y="398">
              {end}
            </text>
          )
        );
      })}
    </>
  );
}
