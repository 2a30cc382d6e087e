/** Why an island: it computes from the visitor's own figures. Without script the page shows an example. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { SectionHeading } from '#src/components/SectionHeading/SectionHeading.tsx';
import type { Fuel } from '#src/lib/fuels.ts';
import type { CostFactors } from '#src/lib/running-cost/compare-costs.ts';
import {
  type FieldProblems,
  numberFields,
  parseFuel,
  parseInputs,
} from '#src/lib/running-cost/parse-inputs.ts';
import { parseTypedNumber } from '#src/lib/running-cost/parse-typed-number.ts';
import { focusOutcome } from '../shared/focus.ts';
import { readFields, useInitialQuery, writeFields, writeQueryAfterPause } from '../shared/query-state.ts';
import { CopyLinkButton } from './CopyLinkButton.tsx';
import styles from './HeatPumpCheck.module.css';
import { InputFields } from './InputFields.tsx';
import type { HeatPumpCheckProps } from './props.ts';
import { Result } from './Result.tsx';

const fieldNames = ['fuel', 'emitter', ...numberFields] as const;

/** Converts the yearly use to the unit of the chosen fuel. Price and efficiency are then taken from the example. */
const convertedUse = (
  typed: string,
  chosen: Fuel,
  { litreEnergy }: CostFactors,
): Partial<Record<string, string>> => {
  const use = parseTypedNumber(typed, 'thousands');
  if (use === null) return {};
  return { use: String(Math.round(chosen === 'oil' ? use / litreEnergy : use * litreEnergy)) };
};

/** The comparison of the running cost of a heat pump and a boiler (TL-5). */
export default function HeatPumpCheck({ lang, text, examples, factors }: HeatPumpCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [fuel, setFuel] = useState<Fuel>('gas');
  const [problems, setProblems] = useState<FieldProblems>({});
  const [inputs, setInputs] = useState(() => parseInputs(examples.gas).inputs);

  /** Reads the form. After a wrong figure the last result stays. `report` shows the mistakes. */
  const update = (report: boolean) => {
    if (form.current === null) return;
    const typed = readFields(form.current, fieldNames);
    const parsed = parseInputs(typed);
    setFuel(parseFuel(typed));
    if (parsed.inputs !== null) setInputs(parsed.inputs);
    if (parsed.inputs !== null || report) setProblems(parsed.problems);
    writeQueryAfterPause(
      Object.fromEntries(
        fieldNames.map((name) => [name, typed[name] === examples.gas[name] ? '' : typed[name]]),
      ),
    );
  };

  /** Replaces the example of the other fuel, in fields that still have it, by that of the chosen one. */
  const chooseFuel = (chosen: Fuel) => {
    if (form.current === null) return;
    const typed = readFields(form.current, fieldNames);
    const [from, to] = chosen === 'oil' ? [examples.gas, examples.oil] : [examples.oil, examples.gas];
    writeFields(
      form.current,
      fieldNames,
      Object.fromEntries(
        numberFields.filter((field) => typed[field] === from[field]).map((field) => [field, to[field]]),
      ),
    );
    if (typed.use !== from.use)
      writeFields(form.current, fieldNames, convertedUse(typed.use, chosen, factors));
    update(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration: what was typed before.
  useEffect(() => update(false), []);
  useInitialQuery(form, (values) => {
    if (form.current === null) return;
    if (values.fuel === 'oil') writeFields(form.current, fieldNames, examples.oil);
    writeFields(form.current, fieldNames, values);
    update(true);
    focusOutcome(form.current, null);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    update(true);
    focusOutcome(event.currentTarget, result.current);
  };
  const hasProblems = Object.keys(problems).length > 0;
  return (
    <div className={`stack ${styles.tool}`}>
      <form
        ref={form}
        className={`stack ${styles.form} screen-only`}
        onSubmit={submit}
        onInput={() => update(false)}
        noValidate
      >
        <p>{text.example}</p>
        <InputFields
          lang={lang}
          text={text}
          examples={examples}
          fuel={fuel}
          problems={problems}
          onFuel={chooseFuel}
          onEmitter={() => update(false)}
        />
        <p className="cluster">
          <Button type="submit" variant="primary" label={text.compute} />
          {hasProblems && (
            <span role="alert" className={styles.summary}>
              {text.problems.summary}
            </span>
          )}
        </p>
      </form>
      <section
        ref={result}
        aria-labelledby="result-heading"
        className={`stack ${styles.result}`}
        tabIndex={-1}
      >
        <SectionHeading id="result-heading" pipe="return" heading={text.resultHeading} />
        {inputs !== null && (
          <Result lang={lang} text={text} inputs={inputs} factors={factors} label={text.table.caption} />
        )}
        <CopyLinkButton text={text} />
      </section>
    </div>
  );
}
