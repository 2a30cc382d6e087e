/**
 * Why an island (CF-2, CF-3): HTML alone cannot fill a mail with the visitor's words, nor keep them after the mail has
 * opened. It would also show the browser's error messages in place of ours. A form with a `mailto:` action would not do: over
 * HTTPS, Chromium warns that it is not secure. Without script, Island.astro shows mail and phone in place of the form.
 */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import { InputField, TextAreaField } from '#src/components/Field/Field.tsx';
import type { ContactFormText } from '#src/content/copy/contact-form.ts';
import { type ContactField, lengthLimits } from '#src/lib/contact-form-rules.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './ContactForm.module.css';
import { MailReadyNotice } from './MailReadyNotice.tsx';
import noticeStyles from './Notice.module.css';
import { useMailtoForm } from './use-mailto-form.ts';

interface Props extends ContactFormText {
  email: string;
}

/** The fields of one line. */
const inputs = [
  { field: 'name', type: 'text', autoComplete: 'name' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

/** The contact form: checks the fields, opens a filled-in mail, says what is left to do, and keeps the mail. */
export default function ContactForm({ lang, email, labels, messages, messagesLang }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  /** Name of the field that is full: the browser cuts the rest without a message. */
  const [fullField, setFullField] = useState<string | null>(null);
  const mailForm = useMailtoForm(email, {
    name: labels.mailName,
    email: labels.mailEmail,
    phone: labels.mailPhone,
    message: labels.mailMessage,
  });
  const { outcome, mails } = mailForm;
  const { notice, errors } = outcome;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every attempt, once its messages are in the page.
  useEffect(() => {
    if (notice === 'mail-opened') status.current?.scrollIntoView({ block: 'nearest' });
    if (notice !== 'wrong') return;
    const control = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    control?.focus();
    // Focus alone brings only the first line of a text area into view, and not its error message.
    control?.scrollIntoView({ block: 'nearest' });
  }, [outcome.attempt]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mailForm.submit(event.currentTarget);
  };
  const onInput = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setFullField(target.value.length >= target.maxLength ? target.name : null);
  };
  const close = () => {
    mailForm.closeNotice();
    // The button that had the focus is removed: without this the focus would be lost.
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };

  const foreign = messagesLang === lang ? undefined : messagesLang;
  const frameOf = (field: ContactField) => {
    const error = errors[field];
    const hint = field === 'phone' ? labels.phoneHint : null;
    return {
      id: `contact-${field}`,
      label: labels[field],
      hint: field === fullField ? labels.full : hint,
      error: error && messages[error],
      errorLang: foreign,
    };
  };
  const controlOf = (field: ContactField) => ({
    name: field,
    required: true,
    maxLength: lengthLimits[field].max,
  });
  // Submitting needs the script: until then the button is disabled, and Enter does nothing either.
  return (
    <form
      ref={form}
      className={`tablet-columns ${styles.form}`}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={`${styles.note} ${styles.wide}`}>{labels.allRequired}</p>
      {inputs.map(({ field, ...attributes }) => (
        <InputField key={field} {...frameOf(field)} input={{ ...controlOf(field), ...attributes }} />
      ))}
      <div className={styles.wide}>
        <TextAreaField {...frameOf('message')} area={{ ...controlOf('message'), rows: 6 }} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {fullField !== null && <span>{labels.full}</span>}
      </p>
      <p className={`cluster ${styles.send} ${styles.wide}`}>
        <Button type="submit" variant="primary" label={labels.send} disabled={!hydrated} />
        <small>{labels.opensMail}</small>
        {notice !== 'mail-opened' && mails.length > 0 && (
          <Button type="button" variant="secondary" label={labels.showAgain} onClick={mailForm.showMails} />
        )}
      </p>
      {/* A notice stays until it is closed, so that nobody must read in a hurry. */}
      <div ref={status} role="status" className={`${noticeStyles.status} screen-only`}>
        {notice !== 'none' && (
          <div
            key={outcome.attempt}
            className={`${noticeStyles.toast} ${notice === 'wrong' ? noticeStyles.toastWrong : noticeStyles.toastDone}`}
          >
            <div className={noticeStyles.message}>
              {notice === 'wrong' ? (
                <p lang={foreign}>{messages.fixErrors}</p>
              ) : (
                <MailReadyNotice mails={mails} email={email} labels={labels} />
              )}
            </div>
            <button type="button" className={noticeStyles.close} aria-label={labels.close} onClick={close}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M4 4l12 12M16 4L4 16" />
              </svg>
            </button>
          </div>
        )}
      </div>
    </form>
  );
}
