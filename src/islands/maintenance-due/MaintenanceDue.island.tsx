/**
 * Why an island: the date depends on what a visitor fills in and on the current day; nothing is sent or stored (TL-3).
 * Without script the page has the rules of every Region as a table.
 */

import { type SubmitEvent, useRef, useState } from 'react';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { type Field, fields, readAppliance } from '#src/lib/maintenance-due/input.ts';
import styles from '../tools/Answer.module.css';
import { useQueryOnce, writeQuery } from '../tools/query-state.ts';
import { ApplianceList } from './ApplianceList.tsx';
import { type Answer, answerFor, nameOf, today } from './answer.ts';
import { DueAnswer } from './DueAnswer.tsx';
import { DueCalendar } from './DueCalendar.tsx';
import { DueForm, firstWrong } from './DueForm.tsx';
import type { MaintenanceDueProps } from './props.ts';

type Errors = Partial<Record<Field, string>>;

const valuesOf = (form: HTMLFormElement): Partial<Record<Field, string>> => {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  // A date that is half filled in has no value, but is not empty either.
  const last = form.elements.namedItem('last');
  return last instanceof HTMLInputElement && last.validity.badInput ? { ...values, last: '?' } : values;
};

const fill = (form: HTMLFormElement, values: Partial<Record<string, string>>): void => {
  for (const field of fields) {
    const control = form.elements.namedItem(field);
    if (values[field] === undefined || control === null || !('value' in control)) continue;
    // An option that does not exist would leave a select empty.
    if (
      control instanceof HTMLSelectElement &&
      ![...control.options].some(({ value }) => value === values[field])
    )
      continue;
    control.value = values[field];
  }
};

/** The questions about an appliance, the answer, and the list of those kept before. */
export default function MaintenanceDue(props: MaintenanceDueProps) {
  const { words, mistakes: messages } = props;
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [current, setCurrent] = useState<Answer | null>(null);
  const [kept, setKept] = useState<readonly Answer[]>([]);
  const [status, setStatus] = useState('');

  const answerForm = (): Field | null => {
    if (form.current === null) return null;
    const values = valuesOf(form.current);
    const reading = readAppliance(values, today());
    writeQuery(Object.fromEntries(fields.map((field) => [field, values[field] ?? ''])));
    if (!reading.valid) {
      setErrors(
        Object.fromEntries(Object.entries(reading.mistakes).map(([field, key]) => [field, messages[key]])),
      );
      setCurrent(null);
      return firstWrong(reading.mistakes) ?? null;
    }
    const answer = answerFor(reading.appliance, props);
    setErrors({});
    setCurrent(answer);
    setStatus(`${nameOf(answer, props)}. ${words.headings[answer.due.state]}`);
    return null;
  };
  useQueryOnce((values) => {
    if (form.current === null) return;
    fill(form.current, values);
    // A Region alone comes from the search of the service area: there is more to ask.
    if ('appliance' in values) answerForm();
  });
  const showAnswer = () => {
    section.current?.focus({ preventScroll: true });
    section.current?.querySelector('figure')?.scrollIntoView({ block: 'nearest' });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = answerForm();
    if (wrong === null) requestAnimationFrame(showAnswer);
    else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const add = () => {
    if (current !== null) setKept([...kept, current]);
    setCurrent(null);
    setStatus(words.added);
    if (form.current !== null) fill(form.current, { power: '', last: '', label: '' });
    form.current?.querySelector<HTMLElement>('[name="label"]')?.focus();
  };
  const remove = (answer: Answer) => {
    if (answer === current) setCurrent(null);
    setKept(kept.filter((one) => one !== answer));
    section.current?.focus();
  };

  const all = current === null ? kept : [...kept, current];
  return (
    <>
      <DueForm ref={form} form={props.form} action={props.action} errors={errors} onSubmit={onSubmit} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <div ref={section} id="answer" className={styles.answer} tabIndex={-1}>
        <DueCalendar {...props} answer={current ?? kept.at(-1) ?? null} named={false} />
        <div>
          {all.length === 0 && <Paragraph>{props.form.ready}</Paragraph>}
          {current !== null && <DueAnswer {...props} answer={current} onAdd={add} />}
          {kept.length > 0 && <ApplianceList {...props} answers={all} onRemove={remove} />}
        </div>
      </div>
    </>
  );
}
