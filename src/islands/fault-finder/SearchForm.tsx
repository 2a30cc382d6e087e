import { type RefObject, startTransition, useEffect, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { InputField, RadioField } from '#src/components/Field/Field.tsx';
import type { FinderBrand } from '#src/lib/fault-codes/finder.ts';
import { displayText } from './display-text.ts';
import { readForm } from './form-values.ts';
import type { FinderLabels } from './labels.ts';
import type { ParameterNames } from './query-parameters.ts';
import styles from './SearchForm.module.css';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  labels: FinderLabels;
  brands: readonly FinderBrand[];
  names: ParameterNames;
  brandError: string | null;
  codeError: string | null;
  onSearch: () => void;
}

/** The display shows the typed code, the plate the brand. Without script the form opens the list of codes. */
export function SearchForm({ form, labels, brands, names, brandError, codeError, onSearch }: Props) {
  const [typed, setTyped] = useState('');
  const [slug, setSlug] = useState('');
  const { form: words, display } = labels;
  const isExample = typed === '' && slug === '';
  // What was chosen and typed before the island ran.
  useEffect(() => {
    const values = readForm(form.current, names);
    setTyped(values.code);
    setSlug(values.brand);
  }, [form, names]);
  const brand = brands.find((one) => one.slug === slug)?.name;
  return (
    <form
      ref={form}
      className={`${styles.form} screen-only`}
      aria-label={words.label}
      action="#codes"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <div className={styles.screen} aria-hidden="true">
        <FaultCodeDisplay code={displayText(isExample ? 'F.28' : typed)} label={display} />
        <p key={slug}>
          <b translate="no">{isExample ? 'Vaillant' : brand}</b>
          {isExample && <span>{words.example}</span>}
        </p>
      </div>
      <div className={styles.brands}>
        <RadioField
          name={names.brand}
          legend={words.brand}
          error={brandError}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChoose={(value) => startTransition(() => setSlug(value))}
        />
      </div>
      <InputField
        id="fault-code"
        label={words.codeLabel}
        hint={words.codeHint}
        error={codeError}
        input={{
          name: names.code,
          type: 'text',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'search',
          onInput: (event) => {
            const { value } = event.currentTarget;
            // A transition: typing stays fast, and the display is updated after it.
            startTransition(() => setTyped(value));
          },
        }}
      />
      <Button type="submit" variant="primary" label={words.submit} />
    </form>
  );
}
