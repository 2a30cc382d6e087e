import type { ChangeEvent, RefObject, SubmitEvent } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { InputField, RadioField } from '#src/components/Field/Field.tsx';
import { PlaceOptions } from '../shared/PlaceOptions.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { type FieldName, fieldNames, type Mistakes } from './answer.ts';
import styles from './MyPrice.module.css';
import type { MyPriceProps } from './props.ts';

interface Props extends Pick<MyPriceProps, 'form' | 'action' | 'mistakes' | 'places'> {
  ref: RefObject<HTMLFormElement | null>;
  wrong: Mistakes;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onChange: (event: ChangeEvent<HTMLFormElement>) => void;
}

/** Most characters of a search: more than the longest name with its code. */
const maxLength = 60;
const optionsId = 'price-places';
const options = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** The questions: work, energy if the price depends on it (the style sheet hides it otherwise), age of the home, place. */
export function PriceForm({ form: words, action, mistakes, places, ref, wrong, onSubmit, onChange }: Props) {
  const hydrated = useHydrated();
  const errorOf = (field: FieldName): string | null => {
    const mistake = wrong[field];
    return mistake === undefined ? null : mistakes[mistake];
  };
  const shared = { onChoose: () => {} };
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
      <RadioField
        name="work"
        legend={words.work}
        error={errorOf('work')}
        options={options(words.works)}
        {...shared}
      />
      <div className={styles.energy}>
        <RadioField
          name="energy"
          legend={words.energy}
          error={errorOf('energy')}
          options={options(words.energies)}
          {...shared}
        />
      </div>
      <RadioField
        name="age"
        legend={words.age}
        error={errorOf('age')}
        options={options(words.ages)}
        {...shared}
      />
      <div className={styles.place}>
        <InputField
          id="price-place"
          label={words.place}
          hint={words.placeHint}
          error={errorOf('q')}
          input={{
            name: 'q',
            type: 'text',
            maxLength,
            autoComplete: 'off',
            spellCheck: false,
            list: hydrated ? optionsId : undefined,
          }}
        />
        {hydrated && <PlaceOptions id={optionsId} places={places} />}
        <Button type="submit" variant="primary">
          {words.button}
        </Button>
      </div>
    </form>
  );
}

/** Returns the first field with a mistake, in the order of the form. */
export const firstWrong = (wrong: Mistakes): FieldName | undefined =>
  fieldNames.find((field) => field in wrong);
