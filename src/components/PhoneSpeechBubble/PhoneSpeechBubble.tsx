import type { ReactNode } from 'react';
import styles from './PhoneSpeechBubble.module.css';

interface Props {
  href: string;
  children: ReactNode;
}

/** The phone number in a speech bubble, in the largest type of its section. */
export function PhoneSpeechBubble({ href, children }: Props) {
  return (
    <p className={styles.bubble}>
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <path d="M60 0L0 40 60 30z" />
      </svg>
      <a href={href}>{children}</a>
    </p>
  );
}
