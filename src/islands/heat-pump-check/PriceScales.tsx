import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import styles from './Charts.module.css';
import { PriceRuler } from './PriceRuler.tsx';
import type { ResultView } from './props.ts';
import { clamp } from './scale.ts';

/** Pivot of the beam and half its length, in units of the drawing. */
const pivot = { x: 200, y: 92 };
const arm = 134;

/** The dearer pan sinks. Hidden from assistive technology: the text beside it has the same figures. */
export function PriceScales({ text: { ratio: words }, inputs, result, formatters }: ResultView) {
  const text = words.balance;
  const { ratio, breakEvenRatio, breakEven } = result;
  const fuelKwh = breakEven.electricityPrice / breakEvenRatio;
  /** The slope of the beam: 0 if both cost the same, full from a difference of 40 %. */
  const slope = clamp(-0.15, ((ratio / breakEvenRatio - 1) / 0.4) * 0.15, 0.15);
  const fall = arm * slope;
  const pans = [
    {
      key: 'electricity',
      x: pivot.x - arm,
      y: pivot.y + fall,
      cost: ratio * fuelKwh,
      amount: '1',
      of: text.electricity,
    },
    {
      key: 'fuel',
      x: pivot.x + arm,
      y: pivot.y - fall,
      cost: breakEven.electricityPrice,
      amount: formatters.number(breakEvenRatio, 2),
      of: text[inputs.fuel],
    },
  ] as const;
  return (
    <div className="screen-only">
      <svg className={`${styles.balance} fine-stroke`} viewBox="0 0 400 436" aria-hidden="true">
        <text x="200" y="26">
          {text.heading}
        </text>
        <path className="wood" d="M140 290v-14h120v14z" />
        <path className="petrol" d="M190 276V96h20v180zm-20 0 12-18h36l12 18z" />
        <path
          className="brass"
          d={`M66 ${pivot.y + fall - 6}l268 ${-2 * fall}v12L66 ${pivot.y + fall + 6}z`}
        />
        <circle className="brass" cx={pivot.x} cy={pivot.y} r="14" />
        <circle className="black" cx={pivot.x} cy={pivot.y} r="4" />
        {pans.map(({ key, x, y, cost, amount, of }) => (
          <g key={key}>
            <path d={`M${x} ${y}l-46 92M${x} ${y}l46 92`} />
            <rect className="brass" x={x - 8} y={y - 8} width="16" height="16" />
            {key === 'electricity' ? <Electricity x={x} y={y + 92} /> : <Flames x={x} y={y + 92} />}
            <path className="brass" d={`M${x - 58} ${y + 92}h116q-8 28-58 28t-58-28z`} />
            <text className="ink-text" x={x} y={y + 105}>
              {fillIn(text.cents, { value: formatters.number(cost * 100, 1) })}
            </text>
            <text x={x} y={y + 138}>
              {`${amount}\u00a0kWh`}
            </text>
            <text x={x} y={y + 160}>
              {of}
            </text>
          </g>
        ))}
        <path className="paper" d="M-4 290h408v150H-4z" />
        <PriceRuler ratio={ratio} breakEvenRatio={breakEvenRatio} text={text} formatters={formatters} />
      </svg>
    </div>
  );
}

const Electricity = ({ x, y }: { x: number; y: number }) => (
  <>
    <path className="lamplight" d={`M${x - 26} ${y}v-44h52v44z`} />
    <path className="black" d={`m${x + 5} ${y - 40}-15 20h9l-4 16 17-21h-10z`} />
  </>
);

const Flames = ({ x, y }: { x: number; y: number }) =>
  [
    [-26, 0],
    [2, 0],
    [-12, -28],
  ].map(([dx = 0, dy = 0]) => (
    <g key={dx}>
      <path className="aqua" d={`M${x + dx} ${y + dy}v-28h24v28z`} />
      <path className="signal-red" d={`M${x + dx + 12} ${y + dy - 23}q11 10 0 18-11-8 0-18z`} />
    </g>
  ));
