import type { ResultProps } from './props.ts';
import styles from './Result.module.css';

/** Shows every formula of the comparison with its figures, folded away. */
export function Formulas({ text, inputs, result, factors, formatters }: ResultProps) {
  const { number, cents, perKwh } = formatters;
  const { formulas } = text;
  const { fuel } = inputs;
  const kwh = (value: number) => `${number(value, 0)}\u00a0kWh`;
  const energy =
    fuel === 'oil'
      ? `${number(inputs.use, 0)} × ${number(factors.litreEnergy, 0)}`
      : number(result.fuelEnergy, 0);
  const efficiency = number(inputs.efficiency, 2);
  const scop = number(result.scop, 1);
  const capacity = inputs.capacityTariff === null ? '' : ` + ${number(inputs.capacityTariff, 2)}`;
  const lines: [formula: string, ...figures: string[]][] = [
    [formulas.heat, `${energy} × ${efficiency} = ${kwh(result.heat)}`],
    [
      formulas.boiler,
      `${number(inputs.use, 0)} × ${number(inputs.fuelPrice, fuel === 'gas' ? 4 : 2)} + ${number(inputs.boilerMaintenance, 2)} = ${cents(result.boiler.total)}`,
    ],
    [
      formulas.pump,
      `${number(result.heat, 0)} ÷ ${scop} × ${number(inputs.electricityPrice, 4)} + ${number(inputs.pumpMaintenance, 2)}${capacity} = ${cents(result.pump.total)}`,
    ],
    [
      formulas.turning,
      `(${number(result.boiler.total, 2)} − ${number(inputs.pumpMaintenance, 2)}${capacity.replace('+', '−')}) × ${scop} ÷ ${number(result.heat, 0)} = ${perKwh(result.turningPrice)}`,
    ],
    [
      formulas.co2,
      `${number(result.fuelEnergy, 0)} × ${number(factors.co2[fuel], 3)} = ${number(result.co2.boiler, 0)}\u00a0kg`,
      `${number(result.electricity, 0)} × ${number(factors.co2.electricity, 3)} = ${number(result.co2.pump, 0)}\u00a0kg`,
    ],
  ];
  return (
    <details className="fold">
      <summary>
        <h3>{formulas.heading}</h3>
      </summary>
      <p className={styles.caption}>{formulas.scop}</p>
      <ol key={String(lines)} className={styles.formulas}>
        {lines.map(([formula, ...applied]) => (
          <li key={formula}>
            {formula}
            {applied.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
