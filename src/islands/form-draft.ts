/** The values that a visitor typed or chose, by the name of the field. */
export type FormDraft = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Skips password and hidden fields: other programs add them. */
const controlsOf = (island: ParentNode): Control[] =>
  [...island.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ name, type }) => name !== '' && type !== 'password' && type !== 'hidden',
  );

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

const initialOf = (control: Control): string => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

/** Returns what was typed or chosen. Skips fields that still have their initial value. */
export const readDraft = (island: ParentNode): FormDraft =>
  Object.fromEntries(
    controlsOf(island)
      .filter((control) =>
        isRadio(control) ? control.checked && !control.defaultChecked : control.value !== initialOf(control),
      )
      .map(({ name, value }) => [name, value]),
  );

/** Restores values that fields have lost, and fires their events, so that the island notices. */
export const restoreDraft = (island: ParentNode, typed: FormDraft): void => {
  for (const control of controlsOf(island)) {
    const value = typed[control.name];
    if (value === undefined) continue;
    if (isRadio(control)) {
      if (control.value === value && !control.checked) control.click();
    } else if (control.value === initialOf(control)) {
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
};
