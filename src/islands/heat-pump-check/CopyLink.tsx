import { useState } from 'react';
import styles from './HeatPumpCheck.module.css';
import type { HeatPumpCheckText } from './props.ts';

/** Buttons that copy the address, which contains the visitor's figures, and print the result. */
export function CopyLink({ text }: { text: HeatPumpCheckText }) {
  const [status, setStatus] = useState('');
  const copy = () => {
    setStatus('');
    navigator.clipboard
      .writeText(window.location.href)
      .then(() => setStatus(text.copied))
      .catch(() => setStatus(text.copyFailed));
  };
  return (
    <div className={`${styles.share} screen-only`}>
      <button type="button" className={styles.secondary} onClick={copy}>
        {text.copyLink}
      </button>
      <button type="button" className={styles.secondary} onClick={() => window.print()}>
        {text.print}
      </button>
      <p role="status">{status}</p>
    </div>
  );
}
