import { type CostFactors, type CostInputs, compareCosts } from '#src/lib/running-cost/compare-costs.ts';
import { CostChart } from './CostChart.tsx';
import { CostTable } from './CostTable.tsx';
import { Formulas } from './Formulas.tsx';
import { createFormatters } from './formatters.ts';
import type { HeatPumpCheckProps } from './props.ts';
import styles from './Result.module.css';
import { Verdict } from './Verdict.tsx';

interface Props extends Pick<HeatPumpCheckProps, 'lang' | 'text'> {
  inputs: CostInputs;
  factors: CostFactors;
  /** Name of the tables for screen readers if they scroll; different for each result of a page. */
  label: string;
}

/**
 * The answer: verdict, chart, table and formulas. All but the live region and the fold is rendered anew for other inputs, so that no text of a browser translator stays.
 */
export function Result({ lang, text, inputs, factors, label }: Props) {
  const formatters = createFormatters(lang, inputs.fuel);
  const view = { text, inputs, factors, formatters, result: compareCosts(inputs, factors) };
  const key = JSON.stringify(inputs);
  // scrolling-table.client.ts removes the tab stop while the table does not scroll.
  const stop = { role: 'region', 'aria-label': label, tabIndex: 0 } as const;
  return (
    <>
      <Verdict {...view} />
      <div className={`columns ${styles.chartAndFigures}`}>
        <div>
          <CostChart key={key} {...view} />
        </div>
        <div className={styles.figures} {...stop}>
          <CostTable key={key} {...view} />
        </div>
        <p className={styles.caption}>{text.chart}</p>
      </div>
      <Formulas {...view} />
    </>
  );
}
