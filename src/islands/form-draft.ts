/** What a visitor has typed or chosen in the fields of an island, by name. */
export type FormDraft = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords and hidden fields are those of other programs. */
const controlsOf = (island: ParentNode): Control[] =>
  [...island.querySelectorAll<Control>('input, textarea, select')].filter(
    ({ name, type }) => name !== '' && type !== 'password' && type !== 'hidden',
  );

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

/** What a control holds before a visitor touches it. */
const initialOf = (control: Control): string => {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
};

/** What was typed or chosen; fields that hold what the page came with are left out. */
export const readDraft = (island: ParentNode): FormDraft =>
  Object.fromEntries(
    controlsOf(island)
      .filter((control) =>
        isRadio(control) ? control.checked && !control.defaultChecked : control.value !== initialOf(control),
      )
      .map(({ name, value }) => [name, value]),
  );

/** Puts what was typed into fields that hold it no longer, and tells the island. */
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
