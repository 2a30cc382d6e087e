import type { FieldSpec } from './thing-fields.ts';

/** The text of a control of a form; empty where there is none. */
const textOf = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
};

/** The language in which a town of a province is called officially. */
const officialLanguage = (province: string): 'fr' | 'nl' => (province === 'walloon-brabant' ? 'fr' : 'nl');

/** Proposes the official name of a town while its names are typed and its province is chosen, unless the owner has written another. */
export const proposeOfficialName = (
  form: HTMLFormElement,
  fields: readonly FieldSpec[],
  changed: EventTarget,
): void => {
  const key = fields.find(({ official }) => official === true)?.key ?? '';
  const field = form.elements.namedItem(key);
  if (!(field instanceof HTMLInputElement)) return;
  if (changed === field) field.toggleAttribute('data-own', field.value !== '');
  else if (!field.hasAttribute('data-own'))
    field.value = textOf(form, `name.${officialLanguage(textOf(form, 'province'))}`);
};
