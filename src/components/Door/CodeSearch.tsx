import styles from './Door.module.css';

interface Props {
  /** Address of the fault finder, which reads the code from the address. */
  finderHref: string;
  label: string;
  submit: string;
  /** Leads to all codes, for those who would rather look. */
  all: string;
}

/** A fault code, taken to the fault finder by a form without script. */
export function CodeSearch({ finderHref, label, submit, all }: Props) {
  return (
    <>
      <form className={styles.search} action={finderHref}>
        <label htmlFor="door-code">{label}</label>
        <input
          id="door-code"
          name="code"
          type="text"
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit">{submit}</button>
      </form>
      <p className={styles.all}>
        <a href={`${finderHref}#codes`}>{all}</a>
      </p>
    </>
  );
}
