/** Why an island: the date depends on the visitor's answers and on the current day; nothing is sent (TL-3). */

import { type SubmitEvent, useRef, useState } from 'react';
import { type Appliance, type Field, fields, parseAppliance } from '#src/lib/maintenance-due/input.ts';
import styles from '../shared/Answer.module.css';
import { readFields, useQueryOnce, writeFields, writeQuery } from '../shared/query-state.ts';
import { useHistoryState } from '../use-history-state.ts';
import { ApplianceList } from './ApplianceList.tsx';
import { type Answer, answerFor, today } from './answer.ts';
import { DueAnswer } from './DueAnswer.tsx';
import { DueForm } from './DueForm.tsx';
import type { MaintenanceDueProps } from './props.ts';

type Errors = Partial<Record<Field, string>>;

const valuesOf = (form: HTMLFormElement): Record<Field, string> => {
  const values = readFields(form, fields);
  // A date that is half filled in has no value, but is not empty either.
  const last = form.elements.namedItem('last');
  return last instanceof HTMLInputElement && last.validity.badInput ? { ...values, last: '?' } : values;
};

/** Returns the appliances of a history entry that are still valid. */
const parseAppliances = (savedAnswers: unknown): readonly Appliance[] =>
  (Array.isArray(savedAnswers) ? savedAnswers : []).flatMap((item: Record<string, unknown> | null) => {
    const saved = { ...item, appliance: item?.kind, label: item?.name };
    const values = Object.entries(saved).map(([field, value]) => [field, String(value ?? '')]);
    const parsed = parseAppliance(Object.fromEntries(values), today());
    return parsed.valid ? [parsed.appliance] : [];
  });

/** The questions about an appliance, the answer, and the list of the earlier appliances. */
export default function MaintenanceDue(props: MaintenanceDueProps) {
  const { labels, mistakes: messages } = props;
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [current, setCurrent] = useState<Answer | null>(null);
  const [appliances, setAppliances] = useHistoryState('appliances', parseAppliances);
  const savedAnswers = appliances.map((appliance) => answerFor(appliance, props));
  const [status, setStatus] = useState('');

  const showAnswerOrMistakes = (): Field | null => {
    if (form.current === null) return null;
    const values = valuesOf(form.current);
    const parsed = parseAppliance(values, today());
    writeQuery(values);
    if (!parsed.valid) {
      setErrors(
        Object.fromEntries(Object.entries(parsed.mistakes).map(([field, key]) => [field, messages[key]])),
      );
      setCurrent(null);
      return fields.find((field) => field in parsed.mistakes) ?? null;
    }
    const answer = answerFor(parsed.appliance, props);
    setErrors({});
    setCurrent(answer);
    setStatus('');
    return null;
  };
  useQueryOnce(form, (values) => {
    if (form.current === null) return;
    writeFields(form.current, fields, values);
    // A Region alone comes from the search of the service area: there is more to ask.
    if ('appliance' in values) showAnswerOrMistakes();
  });
  const showAnswer = () => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  };
  /** A field that is folded away is shown first: it cannot have the focus otherwise. */
  const focusField = (name: Field) => {
    const field = form.current?.querySelector<HTMLElement>(`[name="${name}"]`);
    const fold = field?.closest('details');
    if (fold) fold.open = true;
    field?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = showAnswerOrMistakes();
    if (wrong === null) requestAnimationFrame(showAnswer);
    else focusField(wrong);
  };
  const addAnother = () => {
    if (current !== null) setAppliances([...appliances, current.appliance]);
    setCurrent(null);
    setStatus(labels.added);
    if (form.current !== null) writeFields(form.current, fields, { power: '', last: '', label: '' });
    focusField('label');
  };
  const remove = (index: number) => {
    if (index === appliances.length) setCurrent(null);
    else setAppliances(appliances.toSpliced(index, 1));
    section.current?.focus();
  };

  const all = current === null ? savedAnswers : [...savedAnswers, current];
  return (
    <>
      <DueForm ref={form} form={props.form} action={props.action} errors={errors} onSubmit={onSubmit} />
      <p className="visually-hidden" role="status">
        <span key={status}>{status}</span>
      </p>
      <div
        ref={section}
        id="answer"
        className={styles.answer}
        {...(current !== null && { role: 'group', 'aria-labelledby': 'answer-heading' })}
        tabIndex={-1}
      >
        {current !== null && (
          <DueAnswer key={JSON.stringify(current)} {...props} answer={current} onAddAnother={addAnother} />
        )}
        {savedAnswers.length > 0 && (
          <ApplianceList key={JSON.stringify(all)} {...props} answers={all} onRemove={remove} />
        )}
      </div>
    </>
  );
}
