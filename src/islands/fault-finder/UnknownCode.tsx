import type { FinderBrand } from '#src/lib/fault-codes/finder.ts';
import type { FinderLabels } from './labels.ts';

interface Props {
  brand: FinderBrand;
  /** Letters and figures only. */
  code: string;
  labels: FinderLabels['unknown'];
}

/** The answer for a code that no document has: nothing is guessed. */
export function UnknownCode({ brand, code, labels }: Props) {
  return (
    <>
      <h2 id="answer">{`${labels.heading} ${brand.name} ${code}`}</h2>
      <p>{labels.text}</p>
      <p>
        {labels.list} <a href={`#${brand.slug}`}>{brand.name}</a>
      </p>
    </>
  );
}
