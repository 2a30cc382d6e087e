/**
 * Why an island: the price depends on what a visitor chooses and types, and nothing is sent anywhere (TL-8). Without
 * script the page has a table of all prices.
 */

import { type SubmitEvent, useRef, useState } from 'react';
import answerStyles from '../shared/Answer.module.css';
import { Choice } from '../shared/Choice.tsx';
import type { PlaceView } from '../shared/place.ts';
import { useQueryOnce, writeQuery } from '../shared/query-state.ts';
import { answerOf, fieldNames, type Mistakes, type Question, readQuestion, type Values } from './answer.ts';
import { NoPriceAnswer, PriceAnswer } from './PriceAnswer.tsx';
import { firstWrong, PriceForm } from './PriceForm.tsx';
import type { MyPriceProps } from './props.ts';

const valuesOf = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  return { work: value('work'), energy: value('energy'), age: value('age'), q: value('q') };
};

/** Fills the form with the values of an address, except fields that the visitor has filled in. */
const fill = (form: HTMLFormElement, values: Partial<Record<string, string>>): void => {
  const entered = valuesOf(form);
  for (const field of fieldNames) {
    const [control, value] = [form.elements.namedItem(field), values[field]];
    if (value === undefined || entered[field] !== '') continue;
    if (control instanceof RadioNodeList || control instanceof HTMLInputElement) control.value = value;
  }
};

/** The questions and the answer. */
export default function MyPrice(props: MyPriceProps) {
  const { places } = props;
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Mistakes>({});
  const [question, setQuestion] = useState<Question | null>(null);

  const answerForm = (values: Values): Mistakes => {
    writeQuery(values);
    const reading = readQuestion(values, { places });
    const mistakes = 'mistakes' in reading ? reading.mistakes : {};
    setWrong(mistakes);
    setQuestion('question' in reading ? reading.question : null);
    return mistakes;
  };
  useQueryOnce((values) => {
    if (form.current === null) return;
    fill(form.current, values);
    const filled = valuesOf(form.current);
    // A link from another page answers one question of several: there is more to ask.
    if ('question' in readQuestion(filled, { places })) answerForm(filled);
  });
  const showAnswer = () =>
    requestAnimationFrame(() => {
      // Focus alone would centre an answer that is higher than the window: its price would be above the window.
      section.current?.focus({ preventScroll: true });
      section.current?.scrollIntoView();
    });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = firstWrong(answerForm(valuesOf(event.currentTarget)));
    if (field === undefined) showAnswer();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  const choose = (place: PlaceView) => {
    setQuestion((before) => before && { ...before, outcome: { ...before.outcome, chosen: place } });
    showAnswer();
  };
  return (
    <>
      <PriceForm ref={form} {...props} wrong={wrong} onSubmit={onSubmit} />
      <div
        ref={section}
        id="answer"
        className={answerStyles.answer}
        {...(question !== null && { role: 'group', 'aria-labelledby': 'answer-heading' })}
        tabIndex={-1}
      >
        {question !== null && (
          <Answer key={JSON.stringify(question)} {...props} question={question} onChoose={choose} />
        )}
      </div>
    </>
  );
}

interface AnswerProps extends MyPriceProps {
  question: Question;
  onChoose: (place: PlaceView) => void;
}

function Answer({ question, onChoose, ...props }: AnswerProps) {
  const { words, refusals } = props;
  const { found, chosen } = question.outcome;
  if (chosen === null)
    return found.kind === 'places' ? (
      <Choice question={words.choose} isAnswer places={found.places} onChoose={onChoose} />
    ) : (
      <NoPriceAnswer {...props} heading={words.unknownCode} text={words.unknownCodeText} />
    );
  if (!chosen.served) return <NoPriceAnswer {...props} heading={words.outside} text={words.outsideText} />;
  const { priced, refusal } = answerOf(question, chosen, props);
  if (priced !== null) return <PriceAnswer {...props} question={question} place={chosen} priced={priced} />;
  const { heading = '', text = '' } = refusals.find(({ id }) => id === refusal) ?? {};
  return <NoPriceAnswer {...props} heading={heading} text={text} />;
}
