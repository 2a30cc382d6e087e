import type { Say, Word } from './words.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const wordOf = (control: Control): Word => {
  if (control instanceof HTMLSelectElement) return 'chooseHere';
  return control.type === 'checkbox' ? 'tickHere' : 'fillIn';
};

/**
 * Lets the browser say in the language of the desk, not in its own, that a field was left empty.
 * @returns what ends it
 */
export const sayRequired = (say: Say): (() => void) => {
  const onInvalid = ({ target }: Event) => {
    if (isControl(target) && target.validity.valueMissing) target.setCustomValidity(say(wordOf(target)));
  };
  // All fields of the form: one may be filled from another.
  const onInput = ({ target }: Event) => {
    if (isControl(target))
      for (const control of target.form?.elements ?? [])
        if (isControl(control)) control.setCustomValidity('');
  };
  document.addEventListener('invalid', onInvalid, true);
  document.addEventListener('input', onInput, true);
  return () => {
    document.removeEventListener('invalid', onInvalid, true);
    document.removeEventListener('input', onInput, true);
  };
};
