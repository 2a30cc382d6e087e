import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  tone: 'wrong' | 'done';
  lang: string | undefined;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A notice that stays until it is closed, so that nobody must read in a hurry. */
export function Toast({ tone, lang, closeLabel, onClose, children }: Props) {
  return (
    <div className={`${styles.toast} ${tone === 'wrong' ? styles.toastWrong : styles.toastDone}`}>
      <div className={styles.message} lang={lang}>
        {children}
      </div>
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M4 4l12 12M16 4L4 16" />
        </svg>
      </button>
    </div>
  );
}
