import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import { sufficientChanges } from '#src/lib/running-cost/sufficient-changes.ts';
import { PriceScales } from './PriceScales.tsx';
import type { ResultView } from './props.ts';
import styles from './Result.module.css';

/** Shows the ratio of prices at which both cost the same, and the single changes that lead to it. */
export function BreakEven(view: ResultView) {
  const {
    text: { ratio: text },
    inputs,
    result,
    formatters,
  } = view;
  const { ratio, breakEvenRatio } = result;
  const enough = sufficientChanges(result, inputs.fuel);
  const dearer = ratio > breakEvenRatio;
  const changes: [text: string, value: string][] = dearer
    ? [
        [text.electricityDown, formatters.perKwh(enough.electricityPrice)],
        [text.fuelUp, formatters.perFuelUnit(enough.fuelPrice)],
        [text.scopUp, formatters.number(enough.scop, 2)],
      ]
    : [
        [text.electricityUp, formatters.perKwh(enough.electricityPrice)],
        [text.fuelDown, formatters.perFuelUnit(enough.fuelPrice)],
        [text.scopDown, formatters.number(enough.scop, 2)],
      ];
  return (
    <details className="fold">
      <summary>
        <h3>{text.heading}</h3>
      </summary>
      <div key={JSON.stringify(inputs)} className={`columns ${styles.chartAndFigures} ${styles.foldContent}`}>
        <PriceScales {...view} />
        <div className="stack">
          <p>
            {fillIn(text.yours, {
              ratio: formatters.number(ratio, 2),
              electricity: formatters.perKwh(inputs.electricityPrice),
              fuel: formatters.perKwh(inputs.electricityPrice / ratio),
            })}{' '}
            <strong>{fillIn(text.breakEven, { breakEven: formatters.number(breakEvenRatio, 2) })}</strong>
          </p>
          <p>{text.intro}</p>
          <ul className={styles.breakEvenPrices}>
            {changes.map(([change, value]) => {
              const [before, after] = change.split('%value%');
              return (
                <li key={change}>
                  {before}
                  <b>{value}</b>
                  {after}
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </details>
  );
}
