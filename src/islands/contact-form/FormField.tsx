import { type Field, limits } from '#src/lib/contact-form-rules.ts';
import styles from '../ContactForm.module.css';

interface Props {
  field: Field;
  control: 'text' | 'email' | 'tel' | 'lines';
  autoComplete: string | undefined;
  label: string;
  hint: string | null;
  /** `lang` is set where the message is not in the page's language. */
  error: { text: string; lang: string | undefined } | null;
}

/* The rule of rules.ts for browsers without script; `(`, `)` and `-` are escaped for the v flag. */
const phonePattern = '\\+?[0-9 \\u00a0\\u202f\\(\\)\\-]*';

/**
 * A labelled control with its hint and its message. Uncontrolled: what is typed before hydration,
 * or kept after a refused submit, is the browser's to keep.
 */
export function FormField({ field, control, autoComplete, label, hint, error }: Props) {
  const id = `contact-${field}`;
  const shared = {
    id,
    name: field,
    required: true,
    minLength: limits[field].min,
    maxLength: limits[field].max,
    autoComplete,
    className: error ? `${styles.control} ${styles.wrong}` : styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={control === 'lines' ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      {control === 'lines' ? (
        <textarea rows={6} {...shared} />
      ) : (
        <input
          type={control}
          {...shared}
          pattern={control === 'tel' ? phonePattern : undefined}
          title={control === 'tel' && hint ? hint : undefined}
        />
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`} lang={error.lang}>
          {error.text}
        </p>
      )}
    </div>
  );
}
