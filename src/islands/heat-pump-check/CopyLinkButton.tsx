import { useState } from 'react';
import { currentUrl } from '../shared/query-state.ts';
import styles from './HeatPumpCheck.module.css';
import type { HeatPumpCheckText } from './props.ts';

/** Copies the URL, which contains the visitor's figures; it looks like a link, as a button for the visit follows. */
export function CopyLinkButton({ text }: { text: HeatPumpCheckText }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    setStatus('');
    try {
      // Browsers may have no clipboard at all, or refuse it.
      await navigator.clipboard.writeText(currentUrl());
      setStatus(text.copied);
    } catch {
      setStatus(text.copyFailed);
    }
  };
  return (
    <div className={`cluster ${styles.share} screen-only`}>
      <button type="button" onClick={copy}>
        {text.copyLink}
      </button>
      <p role="status">
        <span key={status}>{status}</span>
      </p>
    </div>
  );
}
