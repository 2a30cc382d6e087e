import { classNames } from '#src/components/class-names.ts';
import { FormerFigures, type FormerFiguresProps } from '#src/components/FormerFigures/FormerFigures.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PriceTotals, type TotalView } from '#src/components/PriceTotals/PriceTotals.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { VatSwitch, type VatSwitchLabels } from '#src/components/VatSwitch/VatSwitch.tsx';
import type { Background } from '#src/lib/backgrounds.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import tableCard from '../table-card.module.css';
import { PriceCoverage, type PriceCoverageProps } from './PriceCoverage.tsx';
import styles from './PriceTable.module.css';

interface Props {
  heading: string;
  ground: Background;
  /** A text about all the prices, above the table; undefined if there is none. */
  intro?: string;
  /** Names of the column of names and of that of prices. */
  columns: readonly string[];
  rows: { label: string; totals: TotalView[] }[];
  /** Switch between the totals; null where the age of the home does not decide alone. */
  vatSwitch: VatSwitchLabels | null;
  callOut: string;
  /** What the first price covers. */
  coverage: PriceCoverageProps;
  /** Undefined where the intro says it. */
  note?: string | undefined;
  /** Figures that no longer apply; undefined if there are none. */
  former?: FormerFiguresProps | undefined;
  /** Sources of the drawings before the names, one per row; null for none. */
  svgs: string[] | null;
}

/** Indicative prices: name on the left, price on the right (BC-6). What they cover stands beside the table. */
export function PriceTable({
  heading,
  ground,
  intro,
  columns,
  rows,
  callOut,
  coverage,
  note,
  former,
  svgs,
  vatSwitch,
}: Props) {
  return (
    <HeadedSection id="prices" headingId="prices-title" pipe="return" heading={heading} ground={ground}>
      {intro !== undefined && <Paragraph className="section-intro">{intro}</Paragraph>}
      {vatSwitch !== null && <VatSwitch {...vatSwitch} />}
      <div className={classNames('columns beside', rows.length < 4 && styles.few)}>
        <div className={`${tableCard.card} ${styles.card}`}>
          <table>
            <thead>
              <tr className="price-row">
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr
                  key={row.label}
                  className={classNames(
                    'price-row',
                    row.totals.some(({ withoutVat }) => withoutVat !== null) && 'two-lines',
                  )}
                >
                  <th scope="row">
                    {svgs?.[index] && <InlineSvg svg={svgs[index]} label={null} />}
                    {row.label}
                  </th>
                  <td>
                    <PriceTotals totals={row.totals} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Paragraph className="section-note">{callOut}</Paragraph>
          {note !== undefined && <Paragraph className="section-note">{note}</Paragraph>}
          {former !== undefined && <FormerFigures {...former} />}
        </div>
        <PriceCoverage {...coverage} />
      </div>
    </HeadedSection>
  );
}
