import { type MouseEvent, useState } from 'react';
import type { FormLabels } from '#src/content/schemas/form.ts';
import { type Mail, mailtoHref } from './mailto.ts';
import styles from './Notice.module.css';

interface Props {
  mail: Mail;
  email: string;
  labels: FormLabels;
}

/**
 * Ignores a second click: after the first one on Send the notice scrolls into view, and a double click would hit this
 * link.
 */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Copies a mail, or opens it again. If the browser refuses to copy, shows the text for selection. */
export function MailActions({ mail, email, labels }: Props) {
  const [result, setResult] = useState<'none' | 'copied' | 'refused'>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mail.body);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <p className={styles.actions}>
        <button type="button" className={styles.action} onClick={copy}>
          <span key={result}>{result === 'copied' ? labels.copied : labels.copy}</span>
        </button>
        <a className={styles.action} href={mailtoHref(email, mail)} onClick={ignoreSecondClick}>
          {labels.openAgain}
        </a>
      </p>
      {result === 'refused' && (
        <label className={styles.selectable}>
          {labels.copyFailed}
          <textarea
            readOnly
            rows={4}
            defaultValue={mail.body}
            ref={(area) => area?.select()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}
