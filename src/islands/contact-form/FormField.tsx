import { Button } from '#src/components/ButtonLink/Button.tsx';
import { FieldError } from '#src/components/FieldError/FieldError.tsx';
import { type Field, lengthLimits } from '#src/lib/contact-form-rules.ts';
import styles from './FormField.module.css';

interface Props {
  field: Field;
  control: 'text' | 'email' | 'tel' | 'lines';
  autoComplete: string | undefined;
  label: string;
  hint: string | null;
  /** `lang` is set if the message is not in the page's language. */
  error: { text: string; lang: string | undefined } | null;
  /** The value in a spelling that the form accepts, to be used with one tap; null if there is none. */
  suggestion: { label: string; onTake: () => void } | null;
  notice: string | null;
}

/**
 * A labelled control with its hint and its message. It is uncontrolled: the browser keeps what is typed before hydration
 * or after a refused submit.
 */
export function FormField({ field, control, autoComplete, label, hint, error, suggestion, notice }: Props) {
  const id = `contact-${field}`;
  const describedBy = [error && `${id}-error`, suggestion && `${id}-suggestion`, hint && `${id}-hint`].filter(
    (part) => part !== null,
  );
  const shared = {
    id,
    name: field,
    required: true,
    maxLength: lengthLimits[field].max,
    autoComplete,
    className: error ? `${styles.control} ${styles.wrong}` : styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  };
  return (
    <div className={control === 'lines' ? `${styles.field} ${styles.message}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {control === 'lines' ? <textarea rows={6} {...shared} /> : <input type={control} {...shared} />}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <FieldError key={error.text} id={`${id}-error`} lang={error.lang}>
          {error.text}
        </FieldError>
      )}
      {suggestion && (
        <div key={suggestion.label} className={styles.suggestion} id={`${id}-suggestion`}>
          <Button type="button" variant="secondary" label={suggestion.label} onClick={suggestion.onTake} />
        </div>
      )}
      <p className={styles.notice} aria-live="polite">
        {notice !== null && <span>{notice}</span>}
      </p>
    </div>
  );
}
