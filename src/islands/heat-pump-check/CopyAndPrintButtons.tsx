import { useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { currentUrl } from '../shared/query-state.ts';
import styles from './HeatPumpCheck.module.css';
import type { HeatPumpCheckText } from './props.ts';

/** Buttons that copy the URL, which contains the visitor's figures, and print the result. */
export function CopyAndPrintButtons({ text }: { text: HeatPumpCheckText }) {
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
      <Button type="button" variant="secondary" label={text.copyLink} onClick={copy} />
      <Button type="button" variant="secondary" label={text.print} onClick={() => window.print()} />
      <p role="status">
        <span key={status}>{status}</span>
      </p>
    </div>
  );
}
