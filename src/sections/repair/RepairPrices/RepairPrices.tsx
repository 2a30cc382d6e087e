import type { RepairPart } from '#src/content/schemas/copy/service-boiler-repair.ts';
import { PriceTable } from '../../service/PriceTable/PriceTable.tsx';
import { partDrawings } from './part-drawings.ts';

interface Row {
  id: RepairPart;
  part: string;
  reduced: string;
  standard: string;
  excluded: string;
}

interface Props {
  heading: string;
  columns: Omit<Row, 'id'>;
  rows: Row[];
  callOut: string;
  note: string;
}

/** Indicative prices of repairs, with a drawing of each part. */
export function RepairPrices({ columns, rows, ...rest }: Props) {
  return (
    <PriceTable
      {...rest}
      columns={[columns.part, columns.reduced, columns.standard, columns.excluded]}
      rows={rows.map(({ part, reduced, standard, excluded }) => ({
        label: part,
        cells: [reduced, standard, excluded],
      }))}
      svgs={rows.map(({ id }) => partDrawings[id])}
    />
  );
}
