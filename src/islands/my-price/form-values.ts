import { fieldNames, type Values } from './answer.ts';

/** Returns what the fields hold; an empty text for what is not answered. */
export const valuesOf = (form: HTMLFormElement): Values => {
  const data = new FormData(form);
  const value = (name: string) => String(data.get(name) ?? '');
  return { work: value('work'), energy: value('energy'), age: value('age'), q: value('q') };
};

/** Fills the form with the values of an address, except fields that the visitor has filled in. */
export const fill = (form: HTMLFormElement, values: Partial<Record<string, string>>): void => {
  const entered = valuesOf(form);
  for (const field of fieldNames) {
    const [control, value] = [form.elements.namedItem(field), values[field]];
    if (value === undefined || entered[field] !== '') continue;
    if (control instanceof RadioNodeList || control instanceof HTMLInputElement) control.value = value;
  }
};
