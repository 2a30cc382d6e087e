/**
 * Why an island: HTML alone checks the fields in the browser's own words and posts `name=value` lines. The
 * specification wants its own messages, a subject with the name, and a notice afterwards (CF-2, CF-3).
 * Without script the same form still works: native checks, then a mail in the visitor's mail program.
 */

import {
  type MouseEvent,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FormText } from '#src/copy/form.ts';
import { type Field, type FieldErrors, validate } from '#src/lib/contact-form-rules.ts';
import styles from './ContactForm.module.css';
import { CopyMessage } from './contact-form/CopyMessage.tsx';
import { FormField } from './contact-form/FormField.tsx';
import { composeMail, mailtoHref } from './contact-form/mailto.ts';
import { openMail } from './contact-form/open-mail.ts';
import { readValues } from './contact-form/read-values.ts';
import { inputBeforeHydration, restoreInput } from './contact-form/restore-input.ts';
import { Toast } from './contact-form/Toast.tsx';
import { mailWordsOf } from './contact-form/text.ts';

interface Props extends FormText {
  /** The company's address, which receives the mail. */
  email: string;
}

/** What the last submit led to. `attempt` tells two equal outcomes apart, so that each is announced. */
type Outcome = { attempt: number } & (
  | { kind: 'none' }
  | { kind: 'wrong'; errors: FieldErrors; firstWrong: Field }
  | { kind: 'sent'; message: string }
);

const controls = [
  { field: 'name', control: 'text', autoComplete: 'name' },
  { field: 'email', control: 'email', autoComplete: 'email' },
  { field: 'phone', control: 'tel', autoComplete: 'tel' },
  { field: 'message', control: 'lines', autoComplete: undefined },
] as const;

const neverChanges = () => () => {};

/** True once the island is hydrated; false on the server and in the first render. */
const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** A double click sends once: its second half would validate the emptied form and hide that the message is ready. */
const ignoreSecondClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The contact form: checks the fields, opens a filled-in mail, says what is left to do. */
export default function ContactForm({ lang, email, labels, messages, messagesLang }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(0);
  const [earlyInput] = useState(inputBeforeHydration);
  useLayoutEffect(() => restoreInput(form.current, earlyInput), [earlyInput]);

  const answer = (previous: Outcome, sender: HTMLFormElement): Outcome => {
    const attempt = previous.attempt + 1;
    const result = validate(readValues(new FormData(sender)));
    if (!result.valid)
      return { attempt, kind: 'wrong', errors: result.errors, firstWrong: result.firstWrong };
    const mail = composeMail(result.values, mailWordsOf(labels));
    openMail(mailtoHref(email, mail));
    sender.reset();
    return { attempt, kind: 'sent', message: mail.body };
  };
  const [outcome, submit] = useActionState(answer, { attempt: 0, kind: 'none' } as Outcome);

  // After the messages are in the page, so that a screen reader reads the field with its message.
  useEffect(() => {
    if (outcome.kind === 'sent') notice.current?.scrollIntoView({ block: 'nearest' });
    if (outcome.kind !== 'wrong') return;
    const control = form.current?.elements.namedItem(outcome.firstWrong);
    if (!(control instanceof HTMLElement)) return;
    control.focus();
    // Focus alone brings only the first line of a text area into view, not what is wrong with it.
    control.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  /* Not `action={submit}`: React would print a `javascript:` address in place of the mailto that works
     without script, and empty the fields after a refused submit. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sender = event.currentTarget;
    startTransition(() => submit(sender));
  };

  const foreign = messagesLang === lang ? undefined : messagesLang;
  const errorOf = (field: Field) => {
    const key = outcome.kind === 'wrong' ? outcome.errors[field] : undefined;
    return key ? { text: messages[key], lang: foreign } : null;
  };
  const close = () => {
    setClosed(outcome.attempt);
    // The button that had the focus goes; the keyboard goes on at the form's own.
    form.current?.querySelector<HTMLElement>('button[type=submit]')?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      noValidate={hydrated}
      onSubmit={onSubmit}
    >
      <p className={`${styles.note} ${styles.wide}`}>{labels.allRequired}</p>
      {controls.map((control) => (
        <FormField
          key={control.field}
          {...control}
          label={labels[control.field]}
          hint={control.field === 'phone' ? labels.phoneHint : null}
          error={errorOf(control.field)}
        />
      ))}
      <p className={`${styles.send} ${styles.wide}`}>
        <button type="submit" className={styles.submit} onClick={ignoreSecondClick}>
          {labels.send}
        </button>
        <small>{labels.opensMail}</small>
      </p>
      <div ref={notice} role="status" className={styles.status}>
        {outcome.attempt !== closed && (
          <Toast
            key={outcome.attempt}
            tone={outcome.kind === 'wrong' ? 'wrong' : 'done'}
            lang={outcome.kind === 'wrong' ? foreign : undefined}
            closeLabel={labels.close}
            onClose={close}
          >
            {outcome.kind === 'wrong' && <p>{messages.fixErrors}</p>}
            {outcome.kind === 'sent' && (
              <>
                <p>
                  <strong>{labels.sentTitle}</strong>
                </p>
                <p>{labels.sentText}</p>
                <p>{labels.sentElse}</p>
                <CopyMessage message={outcome.message} labels={labels} />
              </>
            )}
          </Toast>
        )}
      </div>
    </form>
  );
}
