/** Why an island: it computes from the visitor's own figures. Without script the page shows Example.tsx. */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import {
  type FieldProblems,
  numberFields,
  parseInputs,
  type RawInputs,
} from '#src/lib/running-cost/inputs.ts';
import type { Fuel } from '#src/lib/running-cost/running-cost.ts';
import { readQuery, writeQueryAtRest } from '../shared/query-state.ts';
import { CopyLink } from './CopyLink.tsx';
import { convertedUse, fieldNames, readForm, writeForm } from './form-values.ts';
import styles from './HeatPumpCheck.module.css';
import { InputFields } from './InputFields.tsx';
import type { HeatPumpCheckProps } from './props.ts';
import { Result } from './Result.tsx';

/** The comparison of the running cost of a heat pump and a boiler (TL-5). */
export default function HeatPumpCheck({ lang, text, examples, factors }: HeatPumpCheckProps) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const [raw, setRaw] = useState<RawInputs>(examples.gas);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [inputs, setInputs] = useState(() => parseInputs(examples.gas).inputs);
  const fuel: Fuel = raw.fuel === 'oil' ? 'oil' : 'gas';

  /** Reads the form. After a wrong figure the last result stays. `report` shows the mistakes. */
  const update = (report: boolean) => {
    if (form.current === null) return;
    const typed = readForm(form.current);
    const parsed = parseInputs(typed);
    setRaw(typed);
    if (parsed.inputs !== null) setInputs(parsed.inputs);
    if (parsed.inputs !== null || report) setProblems(parsed.problems);
    writeQueryAtRest(
      Object.fromEntries(
        fieldNames.map((name) => [name, typed[name] === examples.gas[name] ? '' : typed[name]]),
      ),
    );
    const wrong = numberFields.find((field) => parsed.problems[field] !== undefined);
    if (!report || wrong === undefined) return;
    const control = form.current.elements.namedItem(wrong);
    if (control instanceof HTMLInputElement) {
      control.closest('details')?.setAttribute('open', '');
      control.focus();
    }
  };

  /** Replaces the example of the other fuel, in fields that still have it, by that of the chosen one. */
  const chooseFuel = (chosen: Fuel) => {
    if (form.current === null) return;
    const typed = readForm(form.current);
    const [from, to] = chosen === 'oil' ? [examples.gas, examples.oil] : [examples.oil, examples.gas];
    writeForm(
      form.current,
      Object.fromEntries(
        numberFields.filter((field) => typed[field] === from[field]).map((field) => [field, to[field]]),
      ),
    );
    if (typed.use !== from.use) writeForm(form.current, convertedUse(typed.use, chosen, factors));
    update(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration: the address, and what was typed before.
  useEffect(() => {
    if (form.current === null) return;
    const query = readQuery();
    if (Object.keys(query).some((name) => fieldNames.some((field) => field === name))) {
      if (query.fuel === 'oil') writeForm(form.current, examples.oil);
      writeForm(form.current, query);
      update(true);
    } else update(false);
  }, []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    update(true);
    if (parseInputs(readForm(event.currentTarget)).inputs !== null) result.current?.focus();
  };
  const wrong = Object.keys(problems).length > 0;
  return (
    <div className={styles.tool}>
      <form
        ref={form}
        className={`${styles.form} screen-only`}
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
        <p className={`cluster ${styles.actions}`}>
          <Button type="submit" variant="primary">
            {text.compute}
          </Button>
          {wrong && (
            <span role="alert" className={styles.summary}>
              {text.problems.summary}
            </span>
          )}
        </p>
      </form>
      <section ref={result} aria-labelledby="result-heading" className={styles.result} tabIndex={-1}>
        <h2 id="result-heading">{text.resultHeading}</h2>
        {inputs !== null && (
          <Result lang={lang} text={text} inputs={inputs} factors={factors} label={text.table.caption} />
        )}
        <CopyLink text={text} />
      </section>
    </div>
  );
}
