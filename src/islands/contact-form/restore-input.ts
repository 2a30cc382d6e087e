import { type Field, fields } from '#src/lib/contact-form-rules.ts';

/*
 * React keeps the server's fields, and what was typed into them, while the HTML is as the server wrote it. Where a
 * browser has translated the page, or an extension has added elements, hydration fails and React renders the form
 * anew, with empty fields.
 */

type Controls = Partial<Record<Field, HTMLInputElement | null>>;

/** The fields as they were before hydration, which of them had the focus, and the text of the kept mails. */
interface EarlyInput {
  controls: Controls;
  focused: Field | undefined;
  mails: string;
}

/** Name of the hidden text area with the kept mails (kept-mails.ts). */
export const mailsName = 'kept-mails';

const controlsOf = (form: ParentNode): Controls =>
  Object.fromEntries(fields.map((field) => [field, form.querySelector(`[name="${field}"]`)]));

/** The fields before hydration; none on the server. Removed from the page, they keep their values. */
export function inputBeforeHydration(): EarlyInput {
  const island = typeof document === 'undefined' ? null : document.querySelector('#contact');
  const controls = island === null ? {} : controlsOf(island);
  const active = island === null ? null : document.activeElement;
  return {
    controls,
    focused: fields.find((field) => controls[field] && controls[field] === active),
    mails: island?.querySelector<HTMLTextAreaElement>(`[name="${mailsName}"]`)?.value ?? '',
  };
}

/** Restores values and focus in fields that React rendered anew. */
export function restoreInput(form: HTMLFormElement | null, early: EarlyInput): void {
  if (form === null) return;
  const controls = controlsOf(form);
  for (const field of fields) {
    const [control, before] = [controls[field], early.controls[field]];
    if (!control || control === before) continue;
    if (control.value === '') control.value = before?.value ?? '';
    if (field === early.focused) control.focus({ preventScroll: true });
  }
}
