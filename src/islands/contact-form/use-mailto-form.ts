import { useState } from 'react';
import { type FieldErrors, fields, lengthLimits, validate } from '#src/lib/contact-form-rules.ts';
import { suggestPhone } from '#src/lib/suggest-phone.ts';
import { useHistoryState } from '../use-history-state.ts';
import { composeMail, type Mail, type MailWords, mailtoHref } from './mailto.ts';
import { readValues } from './read-values.ts';

/** The result of the last submit. `attempt` makes two equal results different, so that each is announced. */
interface SubmitOutcome {
  attempt: number;
  notice: 'none' | 'wrong' | 'mail-opened';
  errors: FieldErrors;
  /** The refused phone number in an accepted spelling; null if there is none. */
  suggestedPhone: string | null;
}

const noErrors = { errors: {}, suggestedPhone: null } as const;

/*
 * The form clears once its mail was opened, but the visitor may have no mail program. The mails are therefore kept in the
 * history entry (../use-history-state.ts).
 */

/** Returns the mails of a history entry, latest first; none if it contains something else. */
const parseMails = (kept: unknown): readonly Mail[] =>
  (Array.isArray(kept) ? kept : []).filter(
    (item) => typeof item?.subject === 'string' && typeof item.body === 'string',
  );

/** Puts a mail before the earlier ones. An unchanged mail that was opened twice is listed once. */
const prependMail = (mail: Mail, earlier: readonly Mail[]): readonly Mail[] => [
  mail,
  ...earlier.filter(({ subject, body }) => subject !== mail.subject || body !== mail.body),
];

/**
 * Opens the visitor's mail program. It clicks a link instead of setting `location.href`: the page stays where no mail
 * program is set up, and a test can listen for the click.
 */
function openMail(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Opens the form as a mail. Returns the mails opened so far, latest first. The visitor's text stays in the fields or in one
 * of these mails (TR-4).
 */
export function useMailtoForm(email: string, words: MailWords) {
  const [mails, setMails] = useHistoryState('mails', parseMails);
  const [outcome, setOutcome] = useState<SubmitOutcome>({ attempt: 0, notice: 'none', ...noErrors });

  const submit = (form: HTMLFormElement) => {
    const typed = readValues(new FormData(form));
    const attempt = outcome.attempt + 1;
    // The second half of a double click, or Enter twice: the form is empty because the first submit has opened the mail and cleared it.
    if (outcome.notice === 'mail-opened' && fields.every((field) => typed[field].trim() === '')) return;
    const result = validate(typed);
    if (!result.valid) {
      const { errors } = result;
      // A number that fills the field may have been cut: nothing is derived from it.
      const isWhole = typed.phone.length < lengthLimits.phone.max;
      const suggestedPhone = errors.phone !== undefined && isWhole ? suggestPhone(typed.phone) : null;
      return setOutcome({ attempt, notice: 'wrong', errors, suggestedPhone });
    }
    const mail = composeMail(result.values, words);
    openMail(mailtoHref(email, mail));
    form.reset();
    setMails(prependMail(mail, mails));
    return setOutcome({ attempt, notice: 'mail-opened', ...noErrors });
  };

  return {
    outcome,
    mails,
    submit,
    closeNotice: () => setOutcome({ ...outcome, notice: 'none' }),
    showMails: () => setOutcome({ ...outcome, attempt: outcome.attempt + 1, notice: 'mail-opened' }),
    forgetPhone: () => setOutcome({ ...outcome, suggestedPhone: null }),
    acceptPhone: () => {
      const { phone: _, ...errors } = outcome.errors;
      setOutcome({ ...outcome, errors, suggestedPhone: null });
    },
  };
}
