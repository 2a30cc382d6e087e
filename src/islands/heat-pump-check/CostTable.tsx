import type { ReactNode } from 'react';
import { fillFigures } from '#src/lib/running-cost/fill-figures.ts';
import styles from './CostTable.module.css';
import type { ResultProps } from './props.ts';

/** Allows a line break before the unit in `0,3694 €/kWh`: on a phone with wide letter spacing (WCAG 1.4.12). */
const breakableBeforeUnit = (amount: string): ReactNode => {
  const [euros, unit] = amount.split('/');
  return (
    <>
      {euros}
      <wbr />/{unit}
    </>
  );
};

type Row = [label: string, boiler: ReactNode, pump: ReactNode];

/** Compares the yearly cost of both, row by row. */
export function CostTable({ text, inputs, result, formatters }: ResultProps) {
  const { table } = text;
  const { boiler, pump, co2 } = result;
  const { euro, number } = formatters;
  const range = ({ low, high }: { low: number; high: number }) =>
    fillFigures(table.rangeValue, { low: euro(low), high: euro(high) });
  const fuelBought =
    inputs.fuel === 'gas' ? `${number(inputs.use, 0)} kWh` : `${number(inputs.use, 0)} ${text.units.litre}`;
  const rows: Row[] = [
    [table.bought, fuelBought, `${number(result.electricity, 0)} kWh`],
    [
      table.price,
      breakableBeforeUnit(formatters.perFuelUnit(inputs.fuelPrice)),
      breakableBeforeUnit(formatters.perKwh(inputs.electricityPrice)),
    ],
    [table.energy, euro(boiler.energy), euro(pump.energy)],
    [table.maintenance, euro(inputs.boilerMaintenance), euro(inputs.pumpMaintenance)],
    ...(inputs.capacityTariff === null
      ? []
      : [[table.capacity, euro(0), euro(inputs.capacityTariff)] satisfies Row]),
    [table.total, euro(boiler.total), euro(pump.total)],
    [table.range, range(boiler), range(pump)],
    [table.co2, `${number(co2.boiler, 0)} kg`, `${number(co2.pump, 0)} kg`],
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{table.perYear}</th>
          <th scope="col">{table.boiler}</th>
          <th scope="col">{table.pump}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...cells]) => (
          <tr key={label} className={label === table.total ? styles.total : undefined}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              <td key={index === 0 ? 'boiler' : 'pump'}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
