import { useState } from 'react';
import type { FormLabels } from '#src/content/schemas/form-schema.ts';
import styles from '../ContactForm.module.css';

interface Props {
  message: string;
  labels: FormLabels;
}

/** For those without a mail program: puts the message on the clipboard, or shows it to be selected. */
export function CopyMessage({ message, labels }: Props) {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <button type="button" className={styles.small} onClick={copy}>
        {result === 'copied' ? labels.copied : labels.copy}
      </button>
      {result === 'refused' && (
        <label className={styles.fallback}>
          {labels.copyFailed}
          <textarea
            readOnly
            rows={4}
            defaultValue={message}
            ref={(area) => area?.select()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
