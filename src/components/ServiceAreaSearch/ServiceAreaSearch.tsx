import { Button } from '../ButtonLink/Button.tsx';
import { InputField } from '../Field/Field.tsx';
import styles from './ServiceAreaSearch.module.css';

export interface ServiceAreaSearchProps {
  /** URL of the service area's page, at its answer. */
  action: string;
  label: string;
  hint: string;
  button: string;
}

/** A box that asks for a postal code or a commune; the page of the service area answers (TL-2). One a page. */
export function ServiceAreaSearch({ action, label, hint, button }: ServiceAreaSearchProps) {
  return (
    <form className={`${styles.search} screen-only`} action={action} method="get">
      <InputField
        id="area-box"
        label={label}
        hint={hint}
        input={{ name: 'q', type: 'text', maxLength: 60, required: true, enterKeyHint: 'search' }}
      />
      <Button type="submit" variant="secondary" label={button} />
    </form>
  );
}
