import type { RefObject } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { FaultCodeDisplay } from '#src/components/FaultCodeDisplay/FaultCodeDisplay.tsx';
import { InputField, SelectField } from '#src/components/Field/Field.tsx';
import type { FinderBrand } from '#src/lib/fault-codes/finder.ts';
import type { FinderLabels } from './labels.ts';
import type { ParameterNames } from './query-parameters.ts';
import styles from './SearchForm.module.css';
import { sevenSegmentText } from './seven-segment-text.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  labels: FinderLabels;
  brands: readonly FinderBrand[];
  params: ParameterNames;
  /** The chosen brand and the typed code. */
  drawnInput: { brand: string; code: string };
  brandError: string | null;
  codeError: string | null;
  onInput: () => void;
  onSearch: () => void;
}

/** The display shows the typed code, the plate the brand. Without script the form opens the list of codes. */
export function SearchForm(props: Props) {
  const { form, labels, brands, params, drawnInput, brandError, codeError, onInput, onSearch } = props;
  const { form: words, display } = labels;
  const isExample = drawnInput.code === '' && drawnInput.brand === '';
  const brand = brands.find(({ slug }) => slug === drawnInput.brand)?.name;
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
        <div className={`cluster ${styles.lcd}`}>
          <FaultCodeDisplay code={sevenSegmentText(isExample ? 'F.28' : drawnInput.code)} label={display} />
          <b key={drawnInput.brand} translate="no">
            {brand}
          </b>
        </div>
      </div>
      <SelectField
        id="fault-brand"
        label={words.brand}
        error={brandError}
        select={{ name: params.brand, onInput }}
      >
        <option value="">{words.brandNone}</option>
        {brands.map(({ slug, name }) => (
          <option key={slug} value={slug} translate="no">
            {name}
          </option>
        ))}
      </SelectField>
      <InputField
        id="fault-code"
        label={words.codeLabel}
        hint={words.codeHint}
        error={codeError}
        input={{
          name: params.code,
          type: 'text',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          enterKeyHint: 'search',
          onInput,
        }}
      />
      <Button type="submit" variant="primary" label={words.submit} />
    </form>
  );
}
