import { useState } from 'react';
import { acceptablePhone } from '#src/lib/acceptable-phone.ts';
import { type Field, type FieldErrors, fields, limits, validate } from '#src/lib/contact-form-rules.ts';
import { useHistoryState } from '../use-history-state.ts';
import { readMails, withMail } from './kept-mails.ts';
import { composeMail, type MailWords, mailtoHref } from './mailto.ts';
import { openMail } from './open-mail.ts';
import { readValues } from './read-values.ts';

/** The result of the last submit. `attempt` makes two equal results different, so that each is announced. */
export interface Outcome {
  attempt: number;
  notice: 'none' | 'wrong' | 'sent';
  errors: FieldErrors;
  firstWrong: Field | null;
  /** The refused phone number in an accepted spelling; null if there is none. */
  phone: string | null;
}

const nothing = { errors: {}, firstWrong: null, phone: null } as const;

/** The opened mails are latest first. What was typed stays in the fields or in one of these mails (TR-4). */
export function useMailDraft(email: string, words: MailWords) {
  const [mails, setMails] = useHistoryState('mails', readMails);
  const [outcome, setOutcome] = useState<Outcome>({ attempt: 0, notice: 'none', ...nothing });

  const submit = (sender: HTMLFormElement) => {
    const typed = readValues(new FormData(sender));
    const attempt = outcome.attempt + 1;
    // The second half of a double click, or Enter twice: the form is empty because the first one has sent it.
    if (outcome.notice === 'sent' && fields.every((field) => typed[field].trim() === '')) {
      return setOutcome({ ...outcome });
    }
    const result = validate(typed);
    if (!result.valid) {
      const { errors, firstWrong } = result;
      // A number that fills the field may have been cut: nothing is derived from it.
      const isWhole = typed.phone.length < limits.phone.max;
      const phone = errors.phone !== undefined && isWhole ? acceptablePhone(typed.phone) : null;
      return setOutcome({ attempt, notice: 'wrong', errors, firstWrong, phone });
    }
    const mail = composeMail(result.values, words);
    openMail(mailtoHref(email, mail));
    sender.reset();
    setMails(withMail(mail, mails));
    return setOutcome({ attempt, notice: 'sent', ...nothing });
  };

  return {
    outcome,
    mails,
    submit,
    closeNotice: () => setOutcome({ ...outcome, notice: 'none', firstWrong: null }),
    showMails: () =>
      setOutcome({ ...outcome, attempt: outcome.attempt + 1, notice: 'sent', firstWrong: null }),
    forgetPhone: () => setOutcome({ ...outcome, phone: null, firstWrong: null }),
    acceptPhone: () => {
      const { phone: _, ...errors } = outcome.errors;
      setOutcome({ ...outcome, errors, phone: null, firstWrong: null });
    },
  };
}
