/** Why an island: the price depends on what a visitor chooses and types, and nothing is sent anywhere (TL-8). */

import { type SubmitEvent, useRef, useState } from 'react';
import answerStyles from '../shared/Answer.module.css';
import { PlaceChoice } from '../shared/PlaceChoice.tsx';
import type { PlaceView } from '../shared/place.ts';
import {
  readFields,
  useQueryOnce,
  writeFields,
  writeQuery,
  writeQueryAfterPause,
} from '../shared/query-state.ts';
import {
  answerOf,
  codeOf,
  fieldNames,
  type Mistakes,
  messageOf,
  parseQuestion,
  type Values,
} from './answer.ts';
import { NoPriceAnswer } from './NoPriceAnswer.tsx';
import { PriceAnswer } from './PriceAnswer.tsx';
import { PriceForm } from './PriceForm.tsx';
import type { MyPriceProps } from './props.ts';
import { showPricesFor } from './show-prices-for.ts';

/** The questions and the answer. */
export default function MyPrice(props: MyPriceProps) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Mistakes>({});
  /** The values that were submitted; null before the visitor has asked. */
  const [submittedValues, setSubmittedValues] = useState<Values | null>(null);
  const [chosenPlace, setChosenPlace] = useState<PlaceView | null>(null);
  /** True while the focus stays in the form: the answer is then announced. */
  const [isFollowing, setFollowing] = useState(false);

  const submitQuestion = (values: Values): Mistakes => {
    const { mistakes } = parseQuestion(values, props);
    writeQuery(values, '#answer');
    setSubmittedValues(values);
    setWrong(mistakes);
    setChosenPlace(null);
    setFollowing(false);
    return mistakes;
  };
  useQueryOnce(form, (values) => {
    if (form.current === null) return;
    writeFields(form.current, fieldNames, values);
    const filled = readFields(form.current, fieldNames);
    showPricesFor(filled.age);
    // A link from another page answers one question of several: there is more to ask.
    if (parseQuestion(filled, props).question !== null) submitQuestion(filled);
  });
  const showAnswer = () =>
    requestAnimationFrame(() => {
      // Focus alone would centre an answer that is higher than the window: its price would be above the window.
      section.current?.focus({ preventScroll: true });
      section.current?.scrollIntoView();
    });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mistakes = submitQuestion(readFields(event.currentTarget, fieldNames));
    const field = fieldNames.find((name) => name in mistakes);
    if (field === undefined) showAnswer();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  // An answer to former values would stay beside the new ones.
  const updateAnswer = (values: Values) => {
    showPricesFor(values.age);
    if (submittedValues === null) return;
    const { mistakes } = parseQuestion(values, props);
    writeQueryAfterPause(values);
    setSubmittedValues(values);
    setWrong(Object.fromEntries(Object.entries(mistakes).filter(([field]) => field in wrong)));
    setFollowing(true);
  };
  const choose = (place: PlaceView) => {
    setChosenPlace(place);
    showAnswer();
  };
  const question = submittedValues && parseQuestion(submittedValues, props).question;
  const { found, chosen } = question?.outcome ?? { found: null, chosen: null };
  const isPlaceChosen =
    found?.kind === 'places' && chosenPlace !== null && found.places.includes(chosenPlace);
  const place = isPlaceChosen ? chosenPlace : chosen;
  const answer = question && answerOf(question, place, props);
  const shown = submittedValues &&
    question && {
      question,
      place,
      message: messageOf(question, place, submittedValues, props),
      code: place === null ? '' : codeOf(place, submittedValues),
    };
  return (
    <>
      <PriceForm
        ref={form}
        {...props}
        wrong={wrong}
        onSubmit={onSubmit}
        onChange={(event) => updateAnswer(readFields(event.currentTarget, fieldNames))}
      />
      <p className="visually-hidden" role="status">
        {isFollowing && answer !== null && (
          <span key={JSON.stringify(answer)}>
            {answer.heading} {answer.kind === 'price' && answer.amount.amount}
          </span>
        )}
      </p>
      <div
        ref={section}
        id="answer"
        className={answerStyles.answer}
        {...(answer !== null && { role: 'group', 'aria-labelledby': 'answer-heading' })}
        tabIndex={-1}
      >
        {/* A new key for every answer: its texts change. */}
        {shown !== null && (
          <div key={JSON.stringify([shown.message, place?.codes])}>
            {answer?.kind === 'price' && <PriceAnswer {...props} {...shown} answer={answer} />}
            {answer?.kind === 'none' && <NoPriceAnswer {...props} {...shown} answer={answer} />}
            {answer?.kind === 'choice' && (
              <PlaceChoice question={answer.heading} isAnswer places={answer.places} onChoose={choose} />
            )}
          </div>
        )}
      </div>
    </>
  );
}
