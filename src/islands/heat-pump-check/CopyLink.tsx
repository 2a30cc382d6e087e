import { useState } from 'react';
import styles from './HeatPumpCheck.module.css';
import type { HeatPumpCheckText } from './props.ts';

/** Buttons that copy the address, which contains the visitor's figures, and print the result. */
export function CopyLink({ text }: { text: HeatPumpCheckText }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    setSaid('');
    navigator.clipboard
      .writeText(window.location.href)
      .then(() => setSaid(text.copied))
      .catch(() => setSaid(text.copyFailed));
  };
  return (
    <div className={styles.share}>
      <button type="button" className={styles.secondary} onClick={copy}>
        {text.copyLink}
      </button>
      <button type="button" className={styles.secondary} onClick={() => window.print()}>
        {text.print}
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
