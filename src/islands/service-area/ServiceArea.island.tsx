/** Why an island: the answer depends on what a visitor types, and nothing is sent anywhere (TL-2). */

import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { AnswerSection } from '../shared/AnswerSection.tsx';
import { focusOutcome } from '../shared/focus.ts';
import { PlaceChoice } from '../shared/PlaceChoice.tsx';
import { PlaceField } from '../shared/PlaceField.tsx';
import type { PlaceView } from '../shared/place.ts';
import { readFields, readQuery, useQueryOnce, writeFields, writeQuery } from '../shared/query-state.ts';
import { isCompleteSearch, type SearchOutcome, searchOutcome } from '../shared/search-outcome.ts';
import { AreaAnswer } from './AreaAnswer.tsx';
import { OutsideCard } from './OutsideCard.tsx';
import type { ServiceAreaProps } from './props.ts';
import styles from './ServiceArea.module.css';

/** Returns the announcement of an outcome. An answer itself is read from its heading on. */
const announcementOf = ({ found, chosen }: SearchOutcome, labels: ServiceAreaProps['labels']): string => {
  if (chosen !== null)
    return `${chosen.codes[0]} ${chosen.name}. ${chosen.served ? labels.served : labels.outside}`;
  if (found.kind === 'unknown-code') return labels.unknownCode;
  return found.kind === 'places' ? labels.choose : '';
};

/** The search by postal code or commune, with its answer. */
export default function ServiceArea(props: ServiceAreaProps) {
  const { labels, places, action } = props;
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const search = (typed: string): SearchOutcome => {
    const next = searchOutcome(places, typed);
    setOutcome(next);
    writeQuery({ q: typed.trim() });
    return next;
  };
  useQueryOnce(form, (values) => {
    // Whoever is typing another place has not asked for an answer yet.
    if (form.current === null || values.q === undefined || values.q !== readQuery().q) return;
    writeFields(form.current, ['q'], values);
    setOutcome(searchOutcome(places, values.q));
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
    setOutcome((before) => before && { ...before, chosen: place });
    focusOutcome(form.current, answer.current);
  };

  const { found, chosen } = outcome ?? { found: null, chosen: null };
  const error = found !== null && found.kind in labels.wrong ? labels.wrong[found.kind as 'empty'] : null;
  const others = found?.kind === 'places' ? found.places.filter((place) => place !== chosen) : [];
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
        {found?.kind === 'unknown-code' && <OutsideCard key={found.code} {...props} place={found.code} />}
        {chosen?.served && <AreaAnswer key={chosen.name} {...props} place={chosen} />}
        {chosen?.served === false && <OutsideCard key={chosen.name} {...props} place={chosen} />}
        {others.length > 0 && (
          <PlaceChoice
            key={others.map(({ name }) => name).join()}
            isAnswer={chosen === null}
            question={chosen === null ? labels.choose : labels.others}
            places={others}
            onChoose={choose}
          />
        )}
      </AnswerSection>
    </>
  );
}
