import { type Field, fields } from './rules.ts';

/*
 * React keeps the fields the server wrote, and what was typed in them, as long as it finds the page as it was. Where a
 * browser has translated it, or an extension has put things between, React writes the form anew, with empty fields.
 */

type Controls = Partial<Record<Field, HTMLInputElement | null>>;

const controlsOf = (form: ParentNode): Controls =>
  Object.fromEntries(fields.map((field) => [field, form.querySelector(`[name="${field}"]`)]));

/** The fields of the page before React takes them over; none on the server. Taken out of the page they keep what was typed. */
export function earlyControls(): Controls {
  const form = typeof document === 'undefined' ? null : document.querySelector('#contact form');
  return form === null ? {} : controlsOf(form);
}

/** Puts what was typed into the early fields back where it was lost. */
export function giveBack(form: HTMLFormElement | null, early: Controls): void {
  if (form === null) return;
  const controls = controlsOf(form);
  for (const field of fields) {
    const control = controls[field];
    if (control && control !== early[field] && control.value === '')
      control.value = early[field]?.value ?? '';
  }
}
