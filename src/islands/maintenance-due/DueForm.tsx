import type { RefObject, SubmitEvent } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { InputField, RadioField, SelectField } from '#src/components/Field/Field.tsx';
import type { DueField, DueMistakes } from '#src/lib/maintenance-due/parse-appliance.ts';
import { provinceAndRegionOf } from '#src/lib/place-search/legal-regions.ts';
import styles from './MaintenanceDue.module.css';
import type { MaintenanceDueProps } from './props.ts';

interface Props extends Pick<MaintenanceDueProps, 'form' | 'action' | 'mistakes'> {
  ref: RefObject<HTMLFormElement | null>;
  wrong: DueMistakes;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The form: Region or postal code, last visit, appliance, and its output in kW. */
export function DueForm({ form: labels, action, mistakes, ref, wrong, onSubmit }: Props) {
  const error = (field: DueField): string | null => {
    const mistake = wrong[field];
    return mistake === undefined ? null : mistakes[mistake];
  };
  /* A postal code shows which Region it is in. */
  const showRegion = (code: string) => {
    const region = /^[1-9]\d{3}$/.test(code.trim()) ? provinceAndRegionOf(code.trim())?.region : undefined;
    const radio = ref.current?.querySelector<HTMLInputElement>(`[name="region"][value="${region}"]`);
    if (radio) radio.checked = true;
  };
  const clearPostcode = () => {
    const postcode = ref.current?.elements.namedItem('postcode');
    if (postcode instanceof HTMLInputElement) postcode.value = '';
  };
  return (
    <form
      ref={ref}
      className={`${styles.form} screen-only`}
      action={action}
      method="get"
      noValidate
      onSubmit={onSubmit}
    >
      <div className={styles.regions}>
        <RadioField
          name="region"
          legend={labels.region}
          error={error('region')}
          options={labels.regions.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={clearPostcode}
        />
      </div>
      <InputField
        id="due-postcode"
        label={labels.postcode}
        hint={labels.postcodeHint}
        error={error('postcode')}
        input={{
          name: 'postcode',
          type: 'text',
          inputMode: 'numeric',
          maxLength: 12,
          autoComplete: 'postal-code',
          onChange: ({ target }) => showRegion(target.value),
        }}
      />
      <InputField
        id="due-last"
        label={labels.last}
        hint={labels.lastHint}
        error={error('last')}
        input={{ name: 'last', type: 'date', autoComplete: 'off' }}
      />
      <SelectField
        id="due-appliance"
        label={labels.appliance}
        error={error('appliance')}
        select={{ name: 'appliance' }}
      >
        {labels.appliances.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <InputField
        id="due-power"
        label={labels.power}
        error={error('power')}
        unit="kW"
        input={{ name: 'power', type: 'text', inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
      />
      <div className={styles.submit}>
        <Button type="submit" variant="primary" label={labels.button} />
      </div>
    </form>
  );
}
