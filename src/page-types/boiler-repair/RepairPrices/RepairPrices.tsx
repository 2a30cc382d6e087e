import type { ComponentProps } from 'react';
import type { RepairPart } from '#src/page-types/boiler-repair/copy-schema.ts';
import { PriceTable } from '#src/sections/PriceTable/PriceTable.tsx';
import { partDrawings } from './part-drawings.ts';

interface Props extends Omit<ComponentProps<typeof PriceTable>, 'svgs'> {
  rows: { id: RepairPart; label: string; cells: string[] }[];
}

/** Indicative prices of repairs, with a drawing of each part. */
export function RepairPrices(props: Props) {
  return <PriceTable {...props} svgs={props.rows.map(({ id }) => partDrawings[id])} />;
}
