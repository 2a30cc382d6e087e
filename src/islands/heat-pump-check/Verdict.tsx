import { Fragment } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { fillIn } from '#src/lib/running-cost/fill-in.ts';
import type { Comparison } from '#src/lib/running-cost/running-cost.ts';
import type { Figures } from './figures.ts';
import type { HeatPumpCheckText } from './props.ts';
import styles from './Verdict.module.css';

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

interface Props {
  text: HeatPumpCheckText;
  result: Comparison;
  figures: Figures;
}

/** Which of the two costs less a year, by how much, and how long a dearer purchase takes to pay back. */
export function Verdict({ text, result, figures }: Props) {
  const verdict = text.verdicts[result.verdict];
  const payback = paybackOf(result, text, figures);
  return (
    <div className={`${styles.verdict} ${styles[result.verdict]}`} role="status">
      <Fragment key={JSON.stringify(result)}>
        <div className={`${styles.balance} screen-only`}>
          <SvgImage name={`verdict-${result.verdict}`} alt="" width={132} height={92} />
        </div>
        <p className={styles.answer}>
          <strong>{fillIn(verdict.title, { amount: figures.about(result.difference) })}</strong>
        </p>
        <p>{verdict.text}</p>
        {result.overlap && <p>{text.overlap}</p>}
        {payback !== null && <p>{payback}</p>}
      </Fragment>
    </div>
  );
}
