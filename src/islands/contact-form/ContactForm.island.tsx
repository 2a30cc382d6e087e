/**
 * Why an island (CF-2, CF-3): HTML alone cannot fill a mail with the visitor's words, nor keep them after the mail has
 * opened. It would also show the browser's error messages in place of ours. A form with a `mailto:` action would not do: over
 * HTTPS, Chromium warns that it is not secure. Without script, Island.astro shows mail and phone in place of the form.
 */

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ButtonLink/Button.tsx';
import type { FormText } from '#src/content/copy/form.ts';
import type { Field } from '#src/lib/contact-form-rules.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './ContactForm.module.css';
import { FormField } from './FormField.tsx';
import { MailReadyNotice } from './MailReadyNotice.tsx';
import noticeStyles from './Notice.module.css';
import { Toast } from './Toast.tsx';
import { useMailtoForm } from './use-mailto-form.ts';

interface Props extends FormText {
  email: string;
}

const controls = [
  { field: 'name', control: 'text', autoComplete: 'name' },
  { field: 'email', control: 'email', autoComplete: 'email' },
  { field: 'phone', control: 'tel', autoComplete: 'tel' },
  { field: 'message', control: 'lines', autoComplete: undefined },
] as const;

const controlIn = (form: HTMLFormElement | null, field: Field) =>
  form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${field}"]`) ?? null;

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

  // After the messages are in the page, so that a screen reader reads the field with its message.
  useEffect(() => {
    if (outcome.notice === 'mail-opened') status.current?.scrollIntoView({ block: 'nearest' });
    if (outcome.firstInvalidField === null) return;
    const control = controlIn(form.current, outcome.firstInvalidField);
    control?.focus();
    // Focus alone brings only the first line of a text area into view, and not its error message.
    control?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mailForm.submit(event.currentTarget);
  };
  const onInput = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      setFullField(target.value.length >= target.maxLength ? target.name : null);
    if (target === controlIn(form.current, 'phone') && outcome.suggestedPhone !== null)
      mailForm.forgetPhone();
  };
  const acceptSuggestedPhone = (number: string) => {
    const control = controlIn(form.current, 'phone');
    if (control === null) return;
    control.value = number;
    control.focus();
    mailForm.acceptPhone();
  };
  const close = () => {
    mailForm.closeNotice();
    // The button that had the focus is removed: without this the focus would be lost.
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };

  const foreign = messagesLang === lang ? undefined : messagesLang;
  const errorOf = (field: Field) => {
    const key = errors[field];
    return key ? { text: messages[key], lang: foreign } : null;
  };
  const { suggestedPhone: value } = outcome;
  const suggestion =
    value === null
      ? null
      : { label: labels.phoneSuggestion, value, onTake: () => acceptSuggestedPhone(value) };
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
      {controls.map((control) => (
        <FormField
          key={control.field}
          {...control}
          label={labels[control.field]}
          hint={control.field === 'phone' ? labels.phoneHint : null}
          error={errorOf(control.field)}
          suggestion={control.field === 'phone' ? suggestion : null}
          notice={control.field === fullField ? labels.full : null}
        />
      ))}
      <p className={`cluster ${styles.send} ${styles.wide}`}>
        <Button type="submit" variant="primary" label={labels.send} disabled={!hydrated} />
        <small>{labels.opensMail}</small>
        {notice !== 'mail-opened' && mails.length > 0 && (
          <button type="button" className={noticeStyles.action} onClick={mailForm.showMails}>
            {labels.showAgain}
          </button>
        )}
      </p>
      <div ref={status} role="status" className={`${noticeStyles.status} screen-only`}>
        {notice !== 'none' && (
          <Toast
            key={outcome.attempt}
            tone={notice === 'wrong' ? 'wrong' : 'done'}
            lang={notice === 'wrong' ? foreign : undefined}
            closeLabel={labels.close}
            onClose={close}
          >
            {notice === 'wrong' && <p>{messages.fixErrors}</p>}
            {notice === 'mail-opened' && <MailReadyNotice mails={mails} email={email} labels={labels} />}
          </Toast>
        )}
      </div>
    </form>
  );
}
