import { type MouseEvent, useId } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { TextAreaField } from '#src/components/Field/Field.tsx';
import type { ContactFormLabels } from '#src/content/schemas/contact-form.ts';
import { useClipboard } from '../shared/use-clipboard.ts';
import { type Mail, mailtoHref } from './mailto.ts';
import styles from './Notice.module.css';

interface Props {
  /** Latest first, at least one. */
  mails: readonly Mail[];
  email: string;
  labels: ContactFormLabels;
}

/** Returns what the visitor typed as the message of a mail, by which to recognise it. */
const typedMessageIn = ({ body }: Mail): string => body.slice(body.indexOf('\r\n\r\n')).trim();

/** Says that the mail is ready and must still be sent. Lists this mail and the earlier ones (CF-3, TR-4). */
export function MailReadyNotice({ mails, email, labels }: Props) {
  const [latest, ...earlier] = mails;
  return (
    <>
      <p>
        <strong>{labels.sentTitle}</strong>
      </p>
      <p>{labels.sentText}</p>
      <p>{labels.sentElse}</p>
      {latest && <MailActions key={latest.body} mail={latest} email={email} labels={labels} />}
      {earlier.length > 0 && <p>{labels.earlier}</p>}
      {earlier.map((mail) => (
        <div key={mail.body} className={styles.earlier}>
          <p className={styles.excerpt}>{typedMessageIn(mail)}</p>
          <MailActions mail={mail} email={email} labels={labels} />
        </div>
      ))}
    </>
  );
}

interface MailProps extends Omit<Props, 'mails'> {
  mail: Mail;
}

/**
 * Ignores a second click: after the first one on Send the notice scrolls into view, and a double click would hit this
 * link.
 */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** Copies a mail, or opens it again. If the browser refuses to copy, shows the text for selection. */
function MailActions({ mail, email, labels }: MailProps) {
  const id = useId();
  const { result, copy } = useClipboard();
  return (
    <>
      <p className="cluster">
        <Button
          type="button"
          variant="secondary"
          label={<span key={result}>{result === 'copied' ? labels.copied : labels.copy}</span>}
          onClick={() => copy(mail.body)}
        />
        <a href={mailtoHref(email, mail)} onClick={ignoreSecondClick}>
          {labels.openAgain}
        </a>
      </p>
      {result === 'refused' && (
        <TextAreaField
          id={id}
          label={labels.copyFailed}
          area={{
            readOnly: true,
            rows: 4,
            defaultValue: mail.body,
            ref: (area) => area?.select(),
            onFocus: (event) => event.currentTarget.select(),
          }}
        />
      )}
    </>
  );
}
