import type { RepairPart } from '../../../content/copy/service-boiler-repair.ts';
import { PriceTable } from '../../service/PriceTable/PriceTable.tsx';
import { partDrawings } from './part-drawings.ts';

interface Row {
  id: RepairPart;
  part: string;
  reduced: string;
  standard: string;
  excluded: string;
}

interface Words {
  heading: string;
  columns: Omit<Row, 'id'>;
  rows: Row[];
  callOut: string;
  note: string;
}

/** Indicative prices of repairs, each part with its picture. */
export function RepairPrices({ words }: { words: Words }) {
  const { columns, rows, ...rest } = words;
  const table = {
    ...rest,
    columns: [columns.part, columns.reduced, columns.standard, columns.excluded],
    rows: rows.map(({ part, reduced, standard, excluded }) => ({
      label: part,
      cells: [reduced, standard, excluded],
    })),
  };
  return <PriceTable words={table} drawings={rows.map(({ id }) => partDrawings[id])} />;
}
