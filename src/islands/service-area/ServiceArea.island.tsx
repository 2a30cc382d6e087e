/** Why an island: the answer depends on what a visitor types, and nothing is sent anywhere (TL-2). */

import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { AnswerSection } from '../shared/AnswerSection.tsx';
import { findPlace, isCompleteSearch, type PlaceSearchOutcome } from '../shared/find-place.ts';
import { focusOutcome } from '../shared/focus.ts';
import { PlaceChoice } from '../shared/PlaceChoice.tsx';
import { PlaceField } from '../shared/PlaceField.tsx';
import type { PlaceView } from '../shared/place-view.ts';
import { readFields, readQuery, useInitialQuery, writeFields, writeQuery } from '../shared/query-state.ts';
import { PlaceAnswer, UnknownPostalCode } from './PlaceAnswer.tsx';
import type { ServiceAreaProps } from './props.ts';
import styles from './ServiceArea.module.css';

/** Returns the announcement of an outcome. An answer itself is read from its heading on. */
const announcementOf = (
  { result, place }: PlaceSearchOutcome,
  labels: ServiceAreaProps['labels'],
): string => {
  if (place !== null)
    return `${place.codes[0]} ${place.name}. ${place.served ? labels.served : labels.outside}`;
  if (result.kind === 'unknown-code') return labels.unknownCode;
  return result.kind === 'places' ? labels.choose : '';
};

/** The search by postal code or commune, with its answer. */
export default function ServiceArea(props: ServiceAreaProps) {
  const { labels, places, action } = props;
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<PlaceSearchOutcome | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const search = (typed: string): PlaceSearchOutcome => {
    const next = findPlace(places, typed);
    setOutcome(next);
    writeQuery({ q: typed.trim() });
    return next;
  };
  useInitialQuery(form, (values) => {
    // Whoever is typing another place has not asked for an answer yet.
    if (form.current === null || values.q === undefined || values.q !== readQuery().q) return;
    writeFields(form.current, ['q'], values);
    setOutcome(findPlace(places, values.q));
  });
  const onType = (typed: string) => {
    if (isCompleteSearch(places, typed)) setAnnouncement(announcementOf(search(typed), labels));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(readFields(event.currentTarget, ['q']).q);
    setAnnouncement('');
    focusOutcome(event.currentTarget, answer.current);
  };
  const choose = (place: PlaceView) => {
    setOutcome((before) => before && { ...before, place });
    focusOutcome(form.current, answer.current);
  };

  const { result, place } = outcome ?? { result: null, place: null };
  const error = result !== null && result.kind in labels.wrong ? labels.wrong[result.kind as 'empty'] : null;
  const others = result?.kind === 'places' ? result.places.filter((one) => one !== place) : [];
  return (
    <>
      <form ref={form} className="screen-only" action={action} method="get" onSubmit={onSubmit}>
        <div className={styles.wall}>
          <div className={styles.letterBox}>
            <PlaceField
              id="place"
              label={labels.label}
              hint={labels.hint}
              error={error}
              places={places}
              onType={onType}
            />
            <Button type="submit" variant="primary" label={labels.button} />
          </div>
        </div>
      </form>
      <AnswerSection ref={answer} announcement={announcement} isAnswered={outcome !== null && error === null}>
        {result?.kind === 'unknown-code' && (
          <UnknownPostalCode key={result.code} {...props} code={result.code} />
        )}
        {place && <PlaceAnswer key={place.name} {...props} place={place} />}
        {others.length > 0 && (
          <PlaceChoice
            key={others.map(({ name }) => name).join()}
            isHeading={place === null}
            question={place === null ? labels.choose : labels.others}
            places={others}
            onChoose={choose}
          />
        )}
      </AnswerSection>
    </>
  );
}
