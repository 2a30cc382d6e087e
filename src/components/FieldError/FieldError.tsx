import styles from './FieldError.module.css';

interface Props {
  /** Id that the control names in `aria-describedby`. */
  id: string;
  /** Language of the message where it is not that of the page. */
  lang: string | undefined;
  children: string;
}

/** What is wrong with the value of a field, below it: an icon and a sentence. */
export function FieldError({ id, lang, children }: Props) {
  return (
    <p className={styles.error} id={id} lang={lang}>
      {children}
    </p>
  );
}
