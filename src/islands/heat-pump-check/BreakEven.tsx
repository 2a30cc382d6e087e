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
  const breakEvenValues = sufficientChanges(result, inputs.fuel);
  const words = text.changes[ratio > breakEvenRatio ? 'dearer' : 'cheaper'];
  const changeRows = [
    [words.electricity, formatters.perKwh(breakEvenValues.electricityPrice)],
    [words.fuel, formatters.perFuelUnit(breakEvenValues.fuelPrice)],
    [words.scop, formatters.number(breakEvenValues.scop, 2)],
  ] as const;
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
            {changeRows.map(([change, value]) => {
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
