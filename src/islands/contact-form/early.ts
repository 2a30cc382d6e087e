import { type Field, fields } from '#src/lib/contact-form-rules.ts';

/*
 * React keeps the fields the server wrote, and what was typed in them, as long as it finds the page as it was. Where a
 * browser has translated it, or an extension has put things between, React writes the form anew, with empty fields.
 */

type Controls = Partial<Record<Field, HTMLInputElement | null>>;

/** The fields of the page before React takes them over, and which of them the visitor is in. */
interface Early {
  controls: Controls;
  focused: Field | undefined;
}

const controlsOf = (form: ParentNode): Controls =>
  Object.fromEntries(fields.map((field) => [field, form.querySelector(`[name="${field}"]`)]));

/** The early fields; none on the server. Taken out of the page they keep what was typed. */
export function earlyControls(): Early {
  const form = typeof document === 'undefined' ? null : document.querySelector('#contact form');
  const controls = form === null ? {} : controlsOf(form);
  const active = typeof document === 'undefined' ? null : document.activeElement;
  return { controls, focused: fields.find((field) => controls[field] && controls[field] === active) };
}

/** Puts back what was typed into the early fields, and the cursor, where they were lost. */
export function giveBack(form: HTMLFormElement | null, early: Early): void {
  if (form === null) return;
  const controls = controlsOf(form);
  for (const field of fields) {
    const [control, before] = [controls[field], early.controls[field]];
    if (!control || control === before) continue;
    if (control.value === '') control.value = before?.value ?? '';
    if (field === early.focused) control.focus({ preventScroll: true });
  }
}
