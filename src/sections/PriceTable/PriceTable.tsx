import { FormerFigures, type FormerFiguresProps } from '#src/components/FormerFigures/FormerFigures.tsx';
import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { ShortAnswers, type ShortAnswersProps } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { VatSwitch, type VatSwitchLabels } from '#src/components/VatSwitch/VatSwitch.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import tableCard from '../table-card.module.css';
import rowStyles from './PriceRow.module.css';
import styles from './PriceTable.module.css';

interface Props {
  heading: string;
  /** A text about all the prices, above the table; undefined if there is none. */
  intro?: string;
  /** The first one heads the column of names. */
  columns: readonly string[];
  /** The first cell of a row is the price that most customers pay. */
  rows: { label: string; cells: string[] }[];
  /** The homes to which each column of amounts applies; null for all. */
  homes: (string | null)[];
  /** Switch between the totals; null where the age of the home does not decide alone. */
  vatSwitch: VatSwitchLabels | null;
  callOut: string;
  /** Questions about the prices, with their answers. */
  answers?: ShortAnswersProps['answers'];
  /** Undefined where the intro says it. */
  note?: string;
  /** Figures that no longer apply; undefined if there are none. */
  former?: FormerFiguresProps | undefined;
  /** Sources of the drawings before the names, one per row; null for none. */
  svgs: string[] | null;
}

/** Indicative prices: first with VAT, last without (BC-6). */
export function PriceTable({
  heading,
  intro,
  columns,
  rows,
  callOut,
  answers,
  note,
  former,
  svgs,
  ...vat
}: Props) {
  const { homes, vatSwitch } = vat;
  return (
    <HeadedSection id="prices" headingId="prices-title" pipe="return" heading={heading}>
      {intro !== undefined && <Paragraph className="section-intro">{intro}</Paragraph>}
      {vatSwitch !== null && <VatSwitch {...vatSwitch} />}
      <div className={`${tableCard.card} ${styles.card}`}>
        <table>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-home={homes[index - 1] ?? undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.label} className={rowStyles.row}>
                <th scope="row">
                  {svgs?.[index] && <InlineSvg svg={svgs[index]} label={null} />}
                  {row.label}
                </th>
                {/* The names of the columns are repeated inside the cells for screens too narrow for columns. */}
                {row.cells.map((cell, column) => (
                  <td key={columns[column + 1]} data-home={homes[column] ?? undefined}>
                    {column === 0 ? <strong>{cell}</strong> : cell} <small>{columns[column + 1]}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Paragraph>{callOut}</Paragraph>
      </div>
      <div className={`auto-columns ${styles.notes}`}>
        <ShortAnswers answers={answers} />
        {(note ?? former) !== undefined && (
          <div>
            {note !== undefined && <Paragraph className="section-note">{note}</Paragraph>}
            {former !== undefined && <FormerFigures {...former} />}
          </div>
        )}
      </div>
    </HeadedSection>
  );
}
