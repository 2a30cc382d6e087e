/** Why an island: the date depends on the visitor's answers and on the current day; nothing is sent (TL-3). */

import { type SubmitEvent, useRef, useState } from 'react';
import {
  type Appliance,
  type Field,
  fields,
  type Mistakes,
  parseAppliance,
} from '#src/lib/maintenance-due/input.ts';
import { AnswerSection } from '../shared/AnswerSection.tsx';
import { focusFirst, focusOutcome } from '../shared/focus.ts';
import { readFields, useQueryOnce, writeFields, writeQuery } from '../shared/query-state.ts';
import { useHistoryState } from '../use-history-state.ts';
import { ApplianceList } from './ApplianceList.tsx';
import { type Answer, answerFor, today } from './answer.ts';
import { DueAnswer } from './DueAnswer.tsx';
import { DueForm } from './DueForm.tsx';
import type { MaintenanceDueProps } from './props.ts';

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
  const { labels } = props;
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [current, setCurrent] = useState<Answer | null>(null);
  const [appliances, setAppliances] = useHistoryState('appliances', parseAppliances);
  const savedAnswers = appliances.map((appliance) => answerFor(appliance, props));
  const [status, setStatus] = useState('');

  const showAnswerOrMistakes = () => {
    if (form.current === null) return;
    const values = valuesOf(form.current);
    const parsed = parseAppliance(values, today());
    writeQuery(values);
    setMistakes(parsed.valid ? {} : parsed.mistakes);
    setCurrent(parsed.valid ? answerFor(parsed.appliance, props) : null);
    if (parsed.valid) setStatus('');
  };
  useQueryOnce(form, (values) => {
    if (form.current === null) return;
    writeFields(form.current, fields, values);
    // A Region alone comes from the search of the service area: there is more to ask.
    if ('appliance' in values) showAnswerOrMistakes();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    showAnswerOrMistakes();
    focusOutcome(event.currentTarget, section.current);
  };
  const addAnother = () => {
    if (current !== null) setAppliances([...appliances, current.appliance]);
    setCurrent(null);
    setStatus(labels.added);
    if (form.current === null) return;
    writeFields(form.current, fields, { power: '', last: '', label: '' });
    focusFirst(form.current.querySelectorAll<HTMLElement>('[name="label"]'));
  };
  const remove = (index: number) => {
    if (index === appliances.length) setCurrent(null);
    else setAppliances(appliances.toSpliced(index, 1));
    section.current?.focus();
  };

  const all = current === null ? savedAnswers : [...savedAnswers, current];
  return (
    <>
      <DueForm ref={form} {...props} wrong={mistakes} onSubmit={onSubmit} />
      <AnswerSection ref={section} announcement={status} isAnswered={current !== null}>
        {current !== null && (
          <DueAnswer key={JSON.stringify(current)} {...props} answer={current} onAddAnother={addAnother} />
        )}
        {savedAnswers.length > 0 && (
          <ApplianceList key={JSON.stringify(all)} {...props} answers={all} onRemove={remove} />
        )}
      </AnswerSection>
    </>
  );
}
