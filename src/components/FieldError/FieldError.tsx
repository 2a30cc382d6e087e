import { useState } from 'react';
import styles from './FieldError.module.css';

interface Props {
  /** Id that the control names in `aria-describedby`. */
  id: string;
  /** Language of the message where it is not that of the page. */
  lang: string | undefined;
  children: string;
}

/** True where the control whose message has this id has the focus. There are no messages on the server. */
const isInControl = (id: string): boolean => document.activeElement?.id === id.replace(/-error$/, '');

/**
 * What is wrong with the value of a field, below it: an icon and a sentence. A screen reader reads it with the field that
 * gets the focus; a field that has it already would stay silent, so the message then announces itself (WCAG 4.1.3).
 */
export function FieldError({ id, lang, children }: Props) {
  const [isAlone] = useState(() => isInControl(id));
  return (
    <p className={styles.error} id={id} lang={lang} role={isAlone ? 'alert' : undefined}>
      {children}
    </p>
  );
}
