import { Drawing } from '#src/components/Drawing/Drawing.tsx';
import { type Props as Former, FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import { Text } from '#src/components/Text/Text.tsx';
import { Band } from '../../Band/Band.tsx';
import styles from './PriceTable.module.css';

interface Props {
  heading: string;
  /** Begins with the column of names. */
  columns: string[];
  /** The first cell of a row is the total people pay. */
  rows: { label: string; cells: string[] }[];
  callOut: string;
  note: string;
  /** Figures that no longer hold; absent where there are none. */
  former?: Former | undefined;
  /** Sources of the small drawings before the names, one per row; null for none. */
  svgs: string[] | null;
}

/** Indicative prices on a ruled card; the total with VAT leads, the amount without it stands last (BC-6). */
export function PriceTable({ heading, columns, rows, callOut, note, former, svgs }: Props) {
  return (
    <Band id="prices" labelledBy="prices-title">
      <SectionHeading id="prices-title" pipe="return">
        {heading}
      </SectionHeading>
      <div className={styles.card}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={row.label} row={row} columns={columns.slice(1)} svg={svgs?.[index] ?? null} />
            ))}
          </tbody>
        </table>
        <p>
          <Text>{callOut}</Text>
        </p>
      </div>
      <p className={styles.note}>
        <Text>{note}</Text>
      </p>
      {former !== undefined && <FormerFigures {...former} />}
    </Band>
  );
}

interface RowProps {
  row: Props['rows'][number];
  /** Names of the cells, repeated inside them where the screen has no room for columns. */
  columns: string[];
  svg: string | null;
}

function Row({ row, columns, svg }: RowProps) {
  const [total, ...others] = row.cells;
  return (
    <tr>
      <th scope="row">
        {svg === null ? null : <Drawing svg={svg} label={null} />}
        {row.label}
      </th>
      <td>
        <strong>{total}</strong> <small>{columns[0]}</small>
      </td>
      {others.map((cell, index) => (
        <td key={columns[index + 1]}>
          {cell} <small>{columns[index + 1]}</small>
        </td>
      ))}
    </tr>
  );
}
