import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import { compareCosts, emitters } from '#src/lib/running-cost/running-cost.ts';
import tableStyles from './CostTable.module.css';
import type { ResultView } from './props.ts';
import styles from './Result.module.css';

/** Returns `Par le sol, SCOP 4,0` with a no-break space, so that the figure is never alone on a line. */
const labelOf = (text: string, scop: string): string =>
  fillIn(text.replace(' %scop%', '\u00a0%scop%'), { scop });

/** Shows the yearly cost of the heat pump for each kind of radiator, and its difference from the boiler. */
export function OtherEmitters({ text, inputs, factors, formatters }: ResultView) {
  const { otherEmitters } = text;
  return (
    <details className="fold">
      <summary>
        <h3>{otherEmitters.heading}</h3>
      </summary>
      <div key={JSON.stringify(inputs)} className={`stack ${styles.foldContent}`}>
        <table className={`${tableStyles.table} ${tableStyles.emitters}`}>
          <caption className="visually-hidden">{otherEmitters.heading}</caption>
          <thead className="visually-hidden">
            <tr>
              <td />
              <th scope="col">{otherEmitters.cost}</th>
              <th scope="col">{otherEmitters.difference}</th>
            </tr>
          </thead>
          <tbody>
            {emitters.map((emitter) => {
              const { scop, pump, difference } = compareCosts({ ...inputs, emitter }, factors);
              return (
                <tr key={emitter}>
                  <th scope="row">{labelOf(otherEmitters[emitter], formatters.number(scop, 1))}</th>
                  <td>{formatters.euro(pump.total)}</td>
                  <td>
                    <span className={difference > 0 ? tableStyles.dearer : tableStyles.cheaper}>
                      {formatters.signedAndRounded(difference)}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className={`${styles.note} screen-only`}>{otherEmitters.note}</p>
      </div>
    </details>
  );
}
