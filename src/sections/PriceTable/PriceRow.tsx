import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import styles from './PriceRow.module.css';

interface Props {
  row: { label: string; cells: string[] };
  /** Column names, repeated inside the cells on screens too narrow for columns. */
  columns: string[];
  /** The homes to which each column of amounts applies; null for all. */
  homes: (string | null)[];
  svg: string | null;
}

/** A row of the table: drawing, name, and amounts with the names of their columns. */
export function PriceRow({ row, columns, homes, svg }: Props) {
  const [total, ...others] = row.cells;
  return (
    <tr className={styles.row}>
      <th scope="row">
        {svg === null ? null : <InlineSvg svg={svg} label={null} />}
        {row.label}
      </th>
      <td data-home={homes[0] ?? undefined}>
        <strong>{total}</strong> <small>{columns[0]}</small>
      </td>
      {others.map((cell, index) => (
        <td key={columns[index + 1]} data-home={homes[index + 1] ?? undefined}>
          {cell} <small>{columns[index + 1]}</small>
        </td>
      ))}
    </tr>
  );
}
