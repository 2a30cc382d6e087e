import { useEffect, useLayoutEffect, useState } from 'react';
import { contactFields, type FieldErrors, validateContact } from '#src/lib/contact-form-rules.ts';
import { readHistoryState, writeHistoryState } from '../history-state.ts';
import { composeMail, type Mail, type MailWords, mailtoHref } from './mailto.ts';
import { readContactValues } from './read-contact-values.ts';

/** The result of the last submit. `attempt` makes two equal results different, so that each is announced. */
interface SubmitOutcome {
  attempt: number;
  notice: 'none' | 'wrong' | 'mail-opened';
  errors: FieldErrors;
}

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
 * The mails that were opened, kept in the history entry: the form clears once its mail was opened, but the visitor may have
 * no mail program.
 */
const useKeptMails = () => {
  const [mails, setMails] = useState<readonly Mail[]>([]);
  useLayoutEffect(() => setMails(parseMails(readHistoryState('mails'))), []);
  // Also on leaving the page: a link within it makes a new history entry, which has no state yet.
  useEffect(() => {
    if (mails.length === 0) return undefined;
    const write = () => writeHistoryState('mails', mails);
    write();
    addEventListener('pagehide', write);
    return () => removeEventListener('pagehide', write);
  }, [mails]);
  return [mails, setMails] as const;
};

/**
 * Opens the form as a mail. Returns the mails opened so far, latest first. The visitor's text stays in the fields or in one
 * of these mails (TR-4).
 */
export function useMailtoForm(email: string, words: MailWords) {
  const [mails, setMails] = useKeptMails();
  const [outcome, setOutcome] = useState<SubmitOutcome>({ attempt: 0, notice: 'none', errors: {} });

  const submit = (form: HTMLFormElement) => {
    const typed = readContactValues(new FormData(form));
    const attempt = outcome.attempt + 1;
    // The second half of a double click, or Enter twice: the form is empty because the first submit has opened the mail and cleared it.
    if (outcome.notice === 'mail-opened' && contactFields.every((field) => typed[field].trim() === ''))
      return;
    const result = validateContact(typed);
    if (!result.valid) return setOutcome({ attempt, notice: 'wrong', errors: result.errors });
    const mail = composeMail(result.values, words);
    openMail(mailtoHref(email, mail));
    form.reset();
    setMails(prependMail(mail, mails));
    return setOutcome({ attempt, notice: 'mail-opened', errors: {} });
  };

  return {
    outcome,
    mails,
    submit,
    closeNotice: () => setOutcome({ ...outcome, notice: 'none' }),
    showMails: () => setOutcome({ ...outcome, attempt: outcome.attempt + 1, notice: 'mail-opened' }),
  };
}
