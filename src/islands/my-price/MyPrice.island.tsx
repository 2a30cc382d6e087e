/** Why an island: the price depends on what a visitor chooses and types, and nothing is sent anywhere (TL-8). */

import { type SubmitEvent, useRef, useState } from 'react';
import answerStyles from '../shared/Answer.module.css';
import { Choice } from '../shared/Choice.tsx';
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
  readQuestion,
  requestOf,
  type Values,
} from './answer.ts';
import { NoPriceAnswer } from './NoPriceAnswer.tsx';
import { PriceAnswer } from './PriceAnswer.tsx';
import { PriceForm } from './PriceForm.tsx';
import type { MyPriceProps } from './props.ts';

/** The questions and the answer. */
export default function MyPrice(props: MyPriceProps) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<Mistakes>({});
  /** What is answered; null before the visitor has asked. */
  const [asked, setAsked] = useState<Values | null>(null);
  const [picked, setPicked] = useState<PlaceView | null>(null);
  /** True while the focus stays in the form: the answer is then announced. */
  const [isFollowing, setFollowing] = useState(false);

  const ask = (values: Values): Mistakes => {
    const { mistakes } = readQuestion(values, props);
    writeQuery(values, '#answer');
    setAsked(values);
    setWrong(mistakes);
    setPicked(null);
    setFollowing(false);
    return mistakes;
  };
  useQueryOnce(form, (values) => {
    if (form.current === null) return;
    writeFields(form.current, fieldNames, values);
    const filled = readFields(form.current, fieldNames);
    // A link from another page answers one question of several: there is more to ask.
    if (readQuestion(filled, props).question !== null) ask(filled);
  });
  const showAnswer = () =>
    requestAnimationFrame(() => {
      // Focus alone would centre an answer that is higher than the window: its price would be above the window.
      section.current?.focus({ preventScroll: true });
      section.current?.scrollIntoView();
    });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mistakes = ask(readFields(event.currentTarget, fieldNames));
    const field = fieldNames.find((name) => name in mistakes);
    if (field === undefined) showAnswer();
    else event.currentTarget.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };
  // An answer to former values would stay beside the new ones.
  const follow = (values: Values) => {
    if (asked === null) return;
    const { mistakes } = readQuestion(values, props);
    writeQueryAfterPause(values);
    setAsked(values);
    setWrong(Object.fromEntries(Object.entries(mistakes).filter(([field]) => field in wrong)));
    setFollowing(true);
  };
  const choose = (place: PlaceView) => {
    setPicked(place);
    showAnswer();
  };
  const question = asked && readQuestion(asked, props).question;
  const { found, chosen } = question?.outcome ?? { found: null, chosen: null };
  const isPicked = found?.kind === 'places' && picked !== null && found.places.includes(picked);
  const place = isPicked ? picked : chosen;
  const answer = question && answerOf(question, place, props);
  const shown = asked &&
    question && {
      question,
      place,
      request: requestOf(question, place, asked, props),
      code: place === null ? '' : codeOf(place, asked),
    };
  return (
    <>
      <PriceForm
        ref={form}
        {...props}
        wrong={wrong}
        onSubmit={onSubmit}
        onChange={(event) => follow(readFields(event.currentTarget, fieldNames))}
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
          <div key={JSON.stringify([shown.request, place?.codes])}>
            {answer?.kind === 'price' && <PriceAnswer {...props} {...shown} answer={answer} />}
            {answer?.kind === 'none' && <NoPriceAnswer {...props} {...shown} answer={answer} />}
            {answer?.kind === 'choice' && (
              <Choice question={answer.heading} isAnswer places={answer.places} onChoose={choose} />
            )}
          </div>
        )}
      </div>
    </>
  );
}
