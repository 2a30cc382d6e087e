import { Fragment } from 'react';
import { SvgImage } from '#src/components/SvgImage/SvgImage.tsx';
import { fillFigures } from '#src/lib/running-cost/fill-figures.ts';
import type { ResultProps } from './props.ts';
import styles from './Verdict.module.css';

/** Returns how long the higher price takes to pay back, or that it never does; null without quotes. */
const paybackOf = ({ text, formatters, result: { extra, payback } }: ResultProps): string | null => {
  if (extra === null) return null;
  if (extra <= 0) return text.paybackNow;
  const amount = formatters.euro(extra);
  return payback === null || payback > 99
    ? fillFigures(text.paybackNever, { extra: amount })
    : fillFigures(text.paybackYears, {
        extra: amount,
        years: formatters.number(payback, payback < 10 ? 1 : 0),
      });
};

/** Says which of the two costs less a year, by how much, at which price of electricity that turns, and how long a dearer purchase takes to pay back. */
export function Verdict(props: ResultProps) {
  const { text, result, formatters } = props;
  const verdict = text.verdicts[result.verdict];
  const payback = paybackOf(props);
  return (
    <div className={`${styles.verdict} ${styles[result.verdict]}`} role="status">
      <Fragment key={JSON.stringify(result)}>
        <div className="screen-only">
          <SvgImage name={`verdict-${result.verdict}`} alt="" width={132} height={92} />
        </div>
        <p className={styles.answer}>
          <strong>
            {fillFigures(verdict.title, { amount: formatters.roundedDifference(result.difference) })}
          </strong>
        </p>
        <div className={styles.doubts}>
          <p>{verdict.text}</p>
          {result.turningPrice > 0 && (
            <p>{fillFigures(text.turning, { price: formatters.perKwh(result.turningPrice) })}</p>
          )}
          {result.overlap && <p>{text.overlap}</p>}
          {payback !== null && <p>{payback}</p>}
        </div>
      </Fragment>
    </div>
  );
}
