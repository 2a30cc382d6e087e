import styles from './PhoneSpeechBubble.module.css';

interface Props {
  /** As printed, and as a `tel:` address. */
  phone: { href: string; display: string };
  /** What stands above the number, such as "Call". */
  verb: string;
}

/** The phone number in a speech bubble, in the largest type of its section. */
export function PhoneSpeechBubble({ phone, verb }: Props) {
  return (
    <p className={styles.bubble}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <path d="M60 0L0 40 60 30z" />
      </svg>
      <a href={phone.href}>
        <span>{verb}</span> {phone.display}
      </a>
    </p>
  );
}
