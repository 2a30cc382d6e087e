/** Moves the focus to the first of some fields, if any, and opens the folds around them: what is closed cannot have it. */
export const focusFirst = (fields: Iterable<HTMLElement>): boolean => {
  const [first] = fields;
  for (const field of fields) field.closest('details')?.setAttribute('open', '');
  first?.focus();
  return first !== undefined;
};

/** Moves the focus to the first mistake of a form, if any. */
const focusMistake = (form: HTMLFormElement): boolean =>
  focusFirst(
    form.querySelectorAll<HTMLElement>('[aria-invalid], fieldset[aria-describedby$="-error"] input'),
  );

/** Moves the focus to the first mistake, or else to the answer, once React has rendered them (IS-4). */
export const focusOutcome = (form: HTMLFormElement | null, answer: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    if (form !== null && focusMistake(form)) return;
    // Focus alone would centre an answer that is higher than the window: its price would be above the window.
    answer?.focus({ preventScroll: true });
    answer?.scrollIntoView();
  });
};
