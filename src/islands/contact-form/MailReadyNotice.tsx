import type { FormLabels } from '#src/content/schemas/form.ts';
import { MailActions } from './MailActions.tsx';
import type { Mail } from './mailto.ts';
import styles from './Notice.module.css';

interface Props {
  /** Latest first, at least one. */
  mails: readonly Mail[];
  email: string;
  labels: FormLabels;
}

/** Returns the message of a mail, by which its writer recognises it. */
const messageOf = ({ body }: Mail): string => body.slice(body.indexOf('\r\n\r\n')).trim();

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
          <p className={styles.excerpt}>{messageOf(mail)}</p>
          <MailActions mail={mail} email={email} labels={labels} />
        </div>
      ))}
    </>
  );
}
