import type { ParameterNames } from './query-parameters.ts';

type Values = Record<'brand' | 'code', string>;

const controlOf = (form: HTMLFormElement | null, name: string): { value: string } | null => {
  const control = form?.elements.namedItem(name) ?? null;
  return control instanceof RadioNodeList || control instanceof HTMLInputElement ? control : null;
};

/** Reads brand and code from the form; empty if nothing is chosen or typed. */
export const readForm = (form: HTMLFormElement | null, names: ParameterNames): Values => ({
  brand: controlOf(form, names.brand)?.value ?? '',
  code: controlOf(form, names.code)?.value ?? '',
});

/** Writes brand and code into the form. Its controls are uncontrolled: React does not fill them. */
export const fillForm = (form: HTMLFormElement | null, names: ParameterNames, values: Values): void => {
  for (const key of ['brand', 'code'] as const) {
    const control = controlOf(form, names[key]);
    if (control === null || control.value === values[key]) continue;
    if (control instanceof HTMLInputElement) {
      control.value = values[key];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      // A click, so that React hears of it: a value that is set reaches no listener.
      form
        ?.querySelector<HTMLInputElement>(`[name="${names[key]}"][value="${CSS.escape(values[key])}"]`)
        ?.click();
    }
  }
};
