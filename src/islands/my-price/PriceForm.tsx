import type { ChangeEvent, RefObject, SubmitEvent } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { RadioField } from '#src/components/Field/Field.tsx';
import { PlaceField } from '../shared/PlaceField.tsx';
import type { FieldMistakes, FieldName } from './answer.ts';
import styles from './MyPrice.module.css';
import type { MyPriceProps } from './props.ts';

interface Props extends Pick<MyPriceProps, 'form' | 'action' | 'mistakes' | 'places'> {
  ref: RefObject<HTMLFormElement | null>;
  wrong: FieldMistakes;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
}

/** The questions: work, energy if the price depends on it (the style sheet hides it otherwise), age of the home, place. */
export function PriceForm({ form: labels, action, mistakes, places, ref, wrong, onSubmit, onChange }: Props) {
  const errorOf = (field: FieldName): string | null => {
    const mistake = wrong[field];
    return mistake === undefined ? null : mistakes[mistake];
  };
  const question = (
    name: 'work' | 'energy' | 'age',
    legend: string,
    answers: readonly { id: string; name: string }[],
  ) => (
    <RadioField
      name={name}
      legend={legend}
      error={errorOf(name)}
      options={answers.map((answer) => ({ value: answer.id, label: answer.name }))}
      onChoose={() => {}}
    />
  );
  return (
    <form
      ref={ref}
      className={`stack ${styles.form} screen-only`}
      action={action}
      method="get"
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
    >
      {question('work', labels.work, labels.works)}
      <div className={styles.energy}>{question('energy', labels.energy, labels.energies)}</div>
      {question('age', labels.age, labels.ages)}
      <div className={styles.place}>
        <PlaceField
          id="price-place"
          label={labels.place}
          hint={labels.placeHint}
          error={errorOf('q')}
          places={places}
        />
        <Button type="submit" variant="primary" label={labels.button} />
      </div>
    </form>
  );
}
