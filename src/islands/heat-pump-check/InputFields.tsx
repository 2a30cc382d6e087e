import { InputField, RadioField } from '#src/components/Field/Field.tsx';
import { formatNumber } from '#src/lib/format.ts';
import { type Fuel, fuels } from '#src/lib/fuels.ts';
import { emitters } from '#src/lib/running-cost/compare-costs.ts';
import { fillFigures } from '#src/lib/running-cost/fill-figures.ts';
import {
  type FieldProblems,
  limitsOf,
  type NumberField,
  parseFuel,
} from '#src/lib/running-cost/parse-inputs.ts';
import styles from './HeatPumpCheck.module.css';
import type { HeatPumpCheckProps, HeatPumpCheckText } from './props.ts';

const labelOf = (field: NumberField, fuel: Fuel, text: HeatPumpCheckText) =>
  field === 'use' || field === 'fuelPrice' ? text[field][fuel] : text[field];

const unitsOf = (fuel: Fuel, { units }: HeatPumpCheckText): Record<NumberField, string> => ({
  use: fuel === 'gas' ? 'kWh' : units.litre,
  efficiency: '%',
  fuelPrice: fuel === 'gas' ? '€/kWh' : units.perLitre,
  electricityPrice: '€/kWh',
  boilerMaintenance: units.perYear,
  pumpMaintenance: units.perYear,
  capacityTariff: units.perYear,
  pumpQuote: '€',
  boilerQuote: '€',
  grant: '€',
});

/** The fields in the closed fold. The example has an ordinary figure for each, or none. */
const groups = [
  ['upkeep', ['efficiency', 'boilerMaintenance', 'pumpMaintenance']],
  ['prices', ['fuelPrice', 'electricityPrice', 'capacityTariff']],
  ['quotes', ['pumpQuote', 'boilerQuote', 'grant']],
] as const;

interface Props extends Pick<HeatPumpCheckProps, 'lang' | 'text' | 'examples'> {
  /** The fuel that is chosen: it changes labels and units. */
  fuel: Fuel;
  problems: FieldProblems;
  onFuel: (fuel: Fuel) => void;
  onEmitter: () => void;
}

/** The fields of the comparison: fuel, use and radiators, and, folded away, prices, maintenance and quotes. */
export function InputFields({ lang, text, examples, fuel, problems, onFuel, onEmitter }: Props) {
  const example = examples[fuel];
  const units = unitsOf(fuel, text);
  const messageOf = (field: NumberField): string | null => {
    const problem = problems[field];
    if (problem === undefined) return null;
    const [low, high] = limitsOf(field, fuel);
    return fillFigures(text.problems[problem], {
      example: example[field] === '' ? formatNumber(low + 9500, lang) : example[field],
      low: formatNumber(low, lang),
      high: formatNumber(high, lang),
    });
  };
  const input = (field: NumberField) => (
    <InputField
      key={field}
      id={`check-${field}`}
      {...labelOf(field, fuel, text)}
      error={messageOf(field)}
      unit={units[field]}
      input={{
        type: 'text',
        name: field,
        inputMode: 'decimal',
        autoComplete: 'off',
        defaultValue: examples.gas[field],
      }}
    />
  );
  return (
    <div className={`columns ${styles.questions}`}>
      <RadioField
        name="fuel"
        legend={text.fuel.legend}
        options={fuels.map((value) => ({ value, label: text.fuel[value] }))}
        defaultValue={examples.gas.fuel}
        onChoose={(value) => onFuel(parseFuel({ fuel: value }))}
      />
      {input('use')}
      <RadioField
        name="emitter"
        legend={text.emitter.legend}
        options={emitters.map((value) => ({
          value,
          label: text.emitter[value],
          drawingName: `emitter-${value}`,
        }))}
        defaultValue={examples.gas.emitter}
        onChoose={onEmitter}
      />
      <details className={`fold ${styles.more}`}>
        <summary>{text.more}</summary>
        <div className={`auto-columns ${styles.groups}`}>
          {groups.map(([name, fields]) => (
            <fieldset key={name} className={`stack ${styles.group}`}>
              <legend>{text.groups[name]}</legend>
              {fields.map(input)}
            </fieldset>
          ))}
        </div>
      </details>
    </div>
  );
}
