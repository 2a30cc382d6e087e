/** Why an island: the answer depends on what a visitor types, and nothing is sent anywhere (TL-2). */

import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { InputField } from '#src/components/Field/Field.tsx';
import answerStyles from '../shared/Answer.module.css';
import { PlaceChoice } from '../shared/PlaceChoice.tsx';
import { PlaceOptions } from '../shared/PlaceOptions.tsx';
import type { PlaceView } from '../shared/place.ts';
import { readQuery, useQueryOnce, writeQuery } from '../shared/query-state.ts';
import { isCompleteSearch, type SearchOutcome, searchOutcome } from '../shared/search-outcome.ts';
import { useHydrated } from '../use-hydrated.ts';
import { AreaAnswer } from './AreaAnswer.tsx';
import type { ServiceAreaProps } from './props.ts';
import styles from './ServiceArea.module.css';
import { UnknownPostalCode } from './UnknownPostalCode.tsx';

/** The largest number of characters in a search: more than the longest name with its code. */
const maxLength = 60;
const optionsId = 'place-options';

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
  const input = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  /** The announcement while the focus stays in the field. An answer that gets the focus is read from its heading on. */
  const [announcement, setAnnouncement] = useState('');
  const hydrated = useHydrated();

  const typed = () => input.current?.value ?? '';
  const search = (): SearchOutcome => {
    const next = searchOutcome(places, typed());
    setOutcome(next);
    setAnnouncement(announcementOf(next, labels));
    writeQuery({ q: typed().trim() });
    return next;
  };
  useQueryOnce(form, ({ q }) => {
    // Whoever is typing another place has not asked for an answer yet.
    if (q === undefined || q !== readQuery().q || input.current === null) return;
    input.current.value = q.slice(0, maxLength);
    setOutcome(searchOutcome(places, typed()));
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { kind } = search().found;
    if (kind in labels.wrong) input.current?.focus();
    else {
      setAnnouncement('');
      requestAnimationFrame(() => answer.current?.focus());
    }
  };
  const choose = (place: PlaceView) => {
    setOutcome((before) => before && { ...before, chosen: place });
    requestAnimationFrame(() => answer.current?.focus());
  };

  const found = outcome?.found ?? null;
  const error = found !== null && found.kind in labels.wrong ? labels.wrong[found.kind as 'empty'] : null;
  const others = found?.kind === 'places' ? found.places.filter((place) => place !== outcome?.chosen) : [];
  return (
    <>
      <form ref={form} className="screen-only" action={action} method="get" onSubmit={onSubmit}>
        <div className={styles.wall}>
          <div className={styles.letterBox}>
            <InputField
              id="place"
              label={labels.label}
              hint={labels.hint}
              error={error}
              input={{
                ref: input,
                name: 'q',
                type: 'text',
                maxLength,
                autoComplete: 'off',
                spellCheck: false,
                enterKeyHint: 'search',
                list: hydrated ? optionsId : undefined,
                onChange: () => {
                  if (isCompleteSearch(places, typed())) search();
                },
              }}
            />
            <Button type="submit" variant="primary" label={labels.button} />
            {hydrated && <PlaceOptions id={optionsId} places={places} />}
          </div>
        </div>
      </form>
      <p className="visually-hidden" role="status">
        <span key={announcement}>{announcement}</span>
      </p>
      <div
        ref={answer}
        id="answer"
        className={answerStyles.answer}
        {...(outcome !== null && error === null && { role: 'group', 'aria-labelledby': 'answer-heading' })}
        tabIndex={-1}
      >
        {found?.kind === 'unknown-code' && (
          <UnknownPostalCode key={found.code} {...props} code={found.code} />
        )}
        {outcome !== null && outcome.chosen !== null && (
          <AreaAnswer key={outcome.chosen.name} {...props} place={outcome.chosen} />
        )}
        {others.length > 0 && (
          <PlaceChoice
            key={others.map(({ name }) => name).join()}
            isAnswer={outcome?.chosen === null}
            question={outcome?.chosen === null ? labels.choose : labels.others}
            places={others}
            onChoose={choose}
          />
        )}
      </div>
    </>
  );
}
