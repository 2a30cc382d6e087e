/** Why an island: the date depends on the visitor's answers and on the current day; nothing is sent (TL-3). */

import { type SubmitEvent, useRef, useState } from 'react';
import {
  type DueField,
  type DueMistakes,
  dueFields,
  parseAppliance,
} from '#src/lib/maintenance-due/parse-appliance.ts';
import { AnswerSection } from '../shared/AnswerSection.tsx';
import { focusOutcome } from '../shared/focus.ts';
import { readFields, useInitialQuery, writeFields, writeQuery } from '../shared/query-state.ts';
import { type Answer, answerOf, currentDay } from './answer.ts';
import { DueAnswer } from './DueAnswer.tsx';
import { DueForm } from './DueForm.tsx';
import type { MaintenanceDueProps } from './props.ts';

const valuesOf = (form: HTMLFormElement): Record<DueField, string> => {
  const values = readFields(form, dueFields);
  // A date that is half filled in has no value, but is not empty either.
  const last = form.elements.namedItem('last');
  return last instanceof HTMLInputElement && last.validity.badInput ? { ...values, last: '?' } : values;
};

/** The questions about an appliance, and the answer. */
export default function MaintenanceDue(props: MaintenanceDueProps) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [mistakes, setMistakes] = useState<DueMistakes>({});
  const [answer, setAnswer] = useState<Answer | null>(null);

  const showAnswerOrMistakes = () => {
    if (form.current === null) return;
    const values = valuesOf(form.current);
    const parsed = parseAppliance(values, currentDay());
    writeQuery(values);
    setMistakes(parsed.valid ? {} : parsed.mistakes);
    setAnswer(parsed.valid ? answerOf(parsed.appliance, props) : null);
  };
  useInitialQuery(form, (values) => {
    if (form.current === null) return;
    writeFields(form.current, dueFields, values);
    // A Region alone comes from the search of the service area: there is more to ask.
    if ('appliance' in values) showAnswerOrMistakes();
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    showAnswerOrMistakes();
    focusOutcome(event.currentTarget, section.current);
  };
  return (
    <>
      <DueForm ref={form} {...props} wrong={mistakes} onSubmit={onSubmit} />
      <AnswerSection ref={section} announcement="" isAnswered={answer !== null}>
        {answer !== null && <DueAnswer key={JSON.stringify(answer)} {...props} answer={answer} />}
      </AnswerSection>
    </>
  );
}
