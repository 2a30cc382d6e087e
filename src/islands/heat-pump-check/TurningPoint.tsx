import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import type { ResultView } from './props.ts';
import styles from './Result.module.css';

/** Shows the ratio of prices at which both cost the same, and the single changes that lead to it. */
export function TurningPoint({ text: { ratio: text }, inputs, result, figures }: ResultView) {
  const { ratio, turningRatio, turning } = result;
  const dearer = ratio > turningRatio;
  const changes: [text: string, value: string][] = dearer
    ? [
        [text.electricityDown, figures.perKwh(turning.electricityPrice)],
        [text.fuelUp, figures.perFuelUnit(turning.fuelPrice)],
        [text.scopUp, figures.number(turning.scop, 2)],
      ]
    : [
        [text.electricityUp, figures.perKwh(turning.electricityPrice)],
        [text.fuelDown, figures.perFuelUnit(turning.fuelPrice)],
        [text.scopDown, figures.number(turning.scop, 2)],
      ];
  return (
    <div className={styles.part}>
      <h3>{text.heading}</h3>
      <p>
        {fillIn(text.yours, {
          ratio: figures.number(ratio, 2),
          electricity: figures.perKwh(inputs.electricityPrice),
          fuel: figures.perKwh(inputs.electricityPrice / ratio),
        })}{' '}
        <strong>{fillIn(text.turning, { turning: figures.number(turningRatio, 2) })}</strong>
      </p>
      <p>{text.intro}</p>
      <ul className={styles.changes}>
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
      <p className={styles.note}>{text.note}</p>
    </div>
  );
}
