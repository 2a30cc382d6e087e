import type { Phone } from '#src/lib/phone.ts';
import styles from './PhoneSpeechBubble.module.css';

interface Props {
  /** As pages show it, and as a `tel:` URL. */
  phone: Phone;
  /** The words above the number, such as "Call". */
  verb: string;
}

/** The phone number in a speech bubble, in the largest type of its section. */
export function PhoneSpeechBubble({ phone, verb }: Props) {
  return (
    <p className={styles.bubble}>
      <a href={phone.href}>
        <span>{verb}</span> {phone.display}
      </a>
    </p>
  );
}
