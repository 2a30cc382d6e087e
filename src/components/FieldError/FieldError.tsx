import { useState } from 'react';
import styles from './FieldError.module.css';

interface Props {
  /** Id that the control names in `aria-describedby`. */
  id: string;
  /** Language of the message where it is not that of the page. */
  lang: string | undefined;
  children: string;
}

/** True where the field of the message with this id has the focus. There are no messages on the server. */
const hasFieldFocus = (messageId: string): boolean =>
  document.activeElement?.id === messageId.replace(/-error$/, '');

/**
 * The error message below a field: an icon and a sentence. A screen reader reads the message with the field that
 * gets the focus; a field that has it already would stay silent, so the message then announces itself (WCAG 4.1.3).
 */
export function FieldError({ id, lang, children }: Props) {
  const [announcesItself] = useState(() => hasFieldFocus(id));
  return (
    <p className={styles.error} id={id} lang={lang} role={announcesItself ? 'alert' : undefined}>
      {children}
    </p>
  );
}
