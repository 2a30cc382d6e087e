import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PublicBodyLinks } from '#src/components/PublicBodyLinks/PublicBodyLinks.tsx';
import { ReviewDay } from '#src/components/ReviewDay/ReviewDay.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { UntilDay } from '#src/components/UntilDay/UntilDay.tsx';
import oldHome from '#src/drawings/tools/vat-home-old.svg?raw';
import youngHome from '#src/drawings/tools/vat-home-young.svg?raw';
import type { vatTableView } from '#src/page-props/grants.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';
import tableCard from '#src/sections/table-card.module.css';
import rateStyles from './VatRates.module.css';
import styles from './VatTable.module.css';

type Props = Omit<Copy<'grants'>['vat'], 'works'> &
  ReturnType<typeof vatTableView> & {
    /** Label of the review date; null where the page has said this day already. */
    reviewedLabel: string | null;
  };

/** VAT by work and age of the home (TL-4). A rate differs in shape and colour: 6 % is round, 21 % square. */
export function VatTable({
  heading,
  intro,
  note,
  stale,
  official,
  reviewedLabel,
  reviewed,
  ...table
}: Props) {
  const staleNotice = (
    <p className={tableCard.card}>
      <Text>{stale}</Text> <PublicBodyLinks urls={official} />
    </p>
  );
  return (
    <HeadedSection headingId="vat" pipe="return" heading={heading} ground="rose">
      <Paragraph className="section-intro">{intro}</Paragraph>
      <UntilDay as="div" until={table.validUntil} after={staleNotice}>
        <div className={tableCard.card}>
          <Works {...table} />
        </div>
        <p className="section-note">
          <Text>{note}</Text> <PublicBodyLinks urls={official} />
        </p>
      </UntilDay>
      {reviewedLabel !== null && (
        <p className="section-note">
          <ReviewDay label={reviewedLabel} day={reviewed} />
        </p>
      )}
    </HeadedSection>
  );
}

type RatesProps = Pick<Props, 'rates' | 'unknown'> & { rate: Props['works'][number]['older'] };

/** VAT rate of a work: the reduced one round, the standard one square, an unknown one in words. */
function Rates({ rate, rates, unknown }: RatesProps) {
  if (rate === 'unknown') return unknown;
  return (
    <>
      {rate !== 'standard' && <b className={rateStyles.reduced}>{rates.reduced}</b>}
      {rate === 'both' && ' + '}
      {rate !== 'reduced' && <b className={rateStyles.standard}>{rates.standard}</b>}
    </>
  );
}

type WorksProps = Pick<Props, 'caption' | 'columns' | 'works' | 'rates' | 'unknown'>;

function Works({ caption, columns, works, rates, unknown }: WorksProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.work}</th>
          <th scope="col">
            <InlineSvg svg={oldHome} label={null} />
            {columns.older}
          </th>
          <th scope="col">
            <InlineSvg svg={youngHome} label={null} />
            {columns.younger}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {works.map((work) => (
          <tr key={work.id}>
            <th scope="row">{work.title}</th>
            {(['older', 'younger'] as const).map((age) => (
              <td key={age}>
                <Rates rate={work[age]} rates={rates} unknown={unknown} />
              </td>
            ))}
            <td>
              <Text>{work.text}</Text>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
