import { Button } from '../ButtonLink/Button.tsx';
import { InputField } from '../Field/Field.tsx';
import styles from './SymptomDoor.module.css';

interface Props {
  /** URL of the fault finder, which reads the code from the URL. */
  finderHref: string;
  label: string;
  submit: string;
  /** Link to the list of all codes, for visitors who would rather look than search. */
  all: string;
}

/** A fault code, taken to the fault finder by a form without script. */
export function CodeSearch({ finderHref, label, submit, all }: Props) {
  return (
    <>
      <form className={styles.search} action={finderHref}>
        <InputField
          id="door-code"
          label={label}
          input={{
            name: 'code',
            type: 'text',
            required: true,
            maxLength: 40,
            autoComplete: 'off',
            autoCapitalize: 'characters',
            spellCheck: false,
          }}
        />
        <Button type="submit" variant="primary" label={submit} />
      </form>
      <p className="target-size-links">
        <a href={`${finderHref}#codes`}>{all}</a>
      </p>
    </>
  );
}
