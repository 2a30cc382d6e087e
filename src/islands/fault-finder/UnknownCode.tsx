import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import type { FinderBrand } from '#src/lib/fault-codes/finder.ts';
import summaryStyles from './FaultSummary.module.css';
import type { FinderLabels } from './labels.ts';
import { sevenSegmentText } from './seven-segment-text.ts';

interface Props {
  brand: FinderBrand;
  /** Letters and figures only. */
  code: string;
  labels: FinderLabels;
}

/** The answer for a code that no document has. It shows the code on the boiler's display and guesses nothing. */
export function UnknownCode({ brand, code, labels: { unknown, display } }: Props) {
  return (
    <>
      <h2 id="answer">{`${unknown.heading} ${brand.name} ${code}`}</h2>
      <div className={summaryStyles.summary}>
        <div className={summaryStyles.screen}>
          <div className={summaryStyles.display}>
            <FaultCodeDisplay code={sevenSegmentText(code)} label={`${display} ${code}`} />
          </div>
        </div>
        <div className={`stack ${summaryStyles.meaning}`}>
          <p>{unknown.text}</p>
          <p>
            {unknown.list} <a href={`#${brand.slug}`}>{brand.name}</a>
          </p>
        </div>
      </div>
    </>
  );
}
