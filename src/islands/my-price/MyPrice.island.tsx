/** Why an island: the price depends on what a visitor chooses and types, and nothing is sent anywhere (TL-8). */

import { type SubmitEvent, useRef, useState } from 'react';
import { AnswerSection } from '../shared/AnswerSection.tsx';
import { focusOutcome } from '../shared/focus.ts';
import { PlaceChoice } from '../shared/PlaceChoice.tsx';
import type { PlaceView } from '../shared/place-view.ts';
import {
  readFields,
  useInitialQuery,
  writeFields,
  writeQuery,
  writeQueryAfterPause,
} from '../shared/query-state.ts';
import {
  answerOf,
  contactMessage,
  type FieldMistakes,
  fieldNames,
  type PriceFormValues,
  parseQuestion,
  typedPostalCode,
} from './answer.ts';
import { PriceAnswer } from './PriceAnswer.tsx';
import { PriceForm } from './PriceForm.tsx';
import type { MyPriceProps } from './props.ts';

/** Sets the VAT switch of the price list (TL-6) to the age of the home, so that a visitor answers that question once. */
const syncVatSwitch = (age: string): void => {
  const homeAge = age === 'new' ? 'younger' : age;
  const radio = document.querySelector<HTMLInputElement>(`[name="home-age"][value="${homeAge}"]`);
  if (radio !== null) radio.checked = true;
};

/** The questions and the answer. */
export default function MyPrice(props: MyPriceProps) {
  const form = useRef<HTMLFormElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<FieldMistakes>({});
  /** The values that were submitted; null before the visitor has asked. */
  const [submittedValues, setSubmittedValues] = useState<PriceFormValues | null>(null);
  const [chosenPlace, setChosenPlace] = useState<PlaceView | null>(null);
  /** True while the focus stays in the form: the answer is then announced. */
  const [isAnnounced, setAnnounced] = useState(false);

  const submitQuestion = (values: PriceFormValues) => {
    writeQuery(values, '#answer');
    setSubmittedValues(values);
    setWrong(parseQuestion(values, props).mistakes);
    setChosenPlace(null);
    setAnnounced(false);
  };
  useInitialQuery(form, (values) => {
    if (form.current === null) return;
    writeFields(form.current, fieldNames, values);
    const filled = readFields(form.current, fieldNames);
    syncVatSwitch(filled.age);
    // A link from another page answers one question of several: there is more to ask.
    if (parseQuestion(filled, props).question !== null) submitQuestion(filled);
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitQuestion(readFields(event.currentTarget, fieldNames));
    focusOutcome(event.currentTarget, section.current);
  };
  // An answer to former values would stay beside the new ones.
  const updateAnswer = (values: PriceFormValues) => {
    syncVatSwitch(values.age);
    if (submittedValues === null) return;
    const { mistakes } = parseQuestion(values, props);
    writeQueryAfterPause(values);
    setSubmittedValues(values);
    setWrong(Object.fromEntries(Object.entries(mistakes).filter(([field]) => field in wrong)));
    setAnnounced(true);
  };
  const choose = (place: PlaceView) => {
    setChosenPlace(place);
    focusOutcome(form.current, section.current);
  };
  const question = submittedValues && parseQuestion(submittedValues, props).question;
  const { result, place: matchedPlace } = question?.outcome ?? { result: null, place: null };
  const isPlaceChosen =
    result?.kind === 'places' && chosenPlace !== null && result.places.includes(chosenPlace);
  const place = isPlaceChosen ? chosenPlace : matchedPlace;
  const answer = question && answerOf(question, place, props);
  const answerProps = submittedValues &&
    question && {
      question,
      place,
      message: contactMessage(question, place, submittedValues, props),
      code: place === null ? '' : typedPostalCode(place, submittedValues),
    };
  const amount = answer?.kind === 'price' ? ` ${answer.amount.amount}` : '';
  const announcement = isAnnounced && answer !== null ? answer.heading + amount : '';
  return (
    <>
      <PriceForm
        ref={form}
        {...props}
        wrong={wrong}
        onSubmit={onSubmit}
        onChange={(event) => updateAnswer(readFields(event.currentTarget, fieldNames))}
      />
      <AnswerSection ref={section} announcement={announcement} isAnswered={answer !== null}>
        {/* A new key for every answer: its texts change. */}
        {answerProps !== null && (
          <div key={JSON.stringify([answerProps.message, place?.codes])}>
            {answer !== null && answer.kind !== 'choice' && (
              <PriceAnswer {...props} {...answerProps} answer={answer} />
            )}
            {answer?.kind === 'choice' && (
              <PlaceChoice question={answer.heading} isHeading places={answer.places} onChoose={choose} />
            )}
          </div>
        )}
      </AnswerSection>
    </>
  );
}
