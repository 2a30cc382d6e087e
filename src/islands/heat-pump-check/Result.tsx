import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import type { Comparison, Factors, Inputs } from '#src/lib/running-cost/running-cost.ts';
import { CostChart } from './CostChart.tsx';
import { CostTable } from './CostTable.tsx';
import { Formulas } from './Formulas.tsx';
import type { Figures } from './figures.ts';
import { figuresIn } from './figures.ts';
import { OtherEmitters } from './OtherEmitters.tsx';
import { PriceBalance } from './PriceBalance.tsx';
import type { HeatPumpCheckProps, HeatPumpCheckText } from './props.ts';
import styles from './Result.module.css';
import { TurningPoint } from './TurningPoint.tsx';

/** What the quotes say: how long the difference takes to pay back, or that it never does; null without quotes. */
const paybackOf = (
  { extra, payback }: Comparison,
  text: HeatPumpCheckText,
  figures: Figures,
): string | null => {
  if (extra === null) return null;
  if (extra <= 0) return text.paybackNow;
  const amount = figures.euro(extra);
  return payback === null || payback > 99
    ? fillIn(text.paybackNever, { extra: amount })
    : fillIn(text.paybackYears, { extra: amount, years: figures.number(payback, payback < 10 ? 1 : 0) });
};

interface Props extends Pick<HeatPumpCheckProps, 'lang' | 'text'> {
  inputs: Inputs;
  result: Comparison;
  factors: Factors;
}

/** The answer: verdict, chart, table, turning point and formulas. */
export function Result({ lang, text, inputs, result, factors }: Props) {
  const figures = figuresIn(lang, inputs.fuel);
  const verdict = text.verdicts[result.verdict];
  const payback = paybackOf(result, text, figures);
  return (
    <>
      <div className={`${styles.verdict} ${styles[result.verdict]}`} role="status">
        <div className={styles.balance}>
          <SvgImage name={`verdict-${result.verdict}`} alt="" width={132} height={92} />
        </div>
        <p className={styles.answer}>
          <strong>{fillIn(verdict.title, { amount: figures.about(result.difference) })}</strong>
        </p>
        <p>{verdict.text}</p>
        {result.overlap && <p>{text.overlap}</p>}
        {payback !== null && <p>{payback}</p>}
      </div>
      <div className={styles.both}>
        <figure>
          <CostChart text={text} result={result} figures={figures} />
          <figcaption>{text.chart}</figcaption>
        </figure>
        <div className={styles.part}>
          <CostTable text={text} inputs={inputs} result={result} figures={figures} />
          <OtherEmitters text={text} inputs={inputs} factors={factors} figures={figures} />
        </div>
      </div>
      <div className={styles.both}>
        <PriceBalance text={text.ratio.balance} fuel={inputs.fuel} result={result} figures={figures} />
        <TurningPoint text={text.ratio} inputs={inputs} result={result} figures={figures} />
      </div>
      <Formulas text={text} inputs={inputs} result={result} factors={factors} figures={figures} />
    </>
  );
}
