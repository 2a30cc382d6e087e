import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx';
import styles from './ContactWithoutForm.module.css';

export interface ContactWithoutFormProps {
  text: string;
  /** Shown only where the visitor had typed into a form that cannot be sent. */
  keptText: string;
  /** Opens a mail with address and subject. */
  mail: { href: string; label: string };
  phone: { href: string; label: string };
}

/** Mail and phone in place of the contact form, for visitors without script or whose form did not load (CF-3). */
export function ContactWithoutForm({ text, keptText, mail, phone }: ContactWithoutFormProps) {
  return (
    <div className={`stack ${styles.panel} screen-only`}>
      <p className={styles.keptText}>{keptText}</p>
      <p>{text}</p>
      <p className={styles.links}>
        <ButtonLink {...mail} size="normal" />
        <ButtonLink {...phone} size="normal" />
      </p>
    </div>
  );
}
