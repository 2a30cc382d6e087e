/** Returns what the fields of a form hold; an empty text for what is not answered. */
export const readFields = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
};

/** Writes the given values into the fields of a form. Radio buttons and options are chosen by value. */
export const writeFields = (
  form: HTMLFormElement,
  names: readonly string[],
  values: Readonly<Partial<Record<string, string>>>,
): void => {
  for (const name of names) {
    const [control, value] = [form.elements.namedItem(name), values[name]];
    if (value === undefined || control === null || !('value' in control)) continue;
    // An option that does not exist would leave a select empty.
    if (
      control instanceof HTMLSelectElement &&
      ![...control.options].some((option) => option.value === value)
    )
      continue;
    control.value = value;
  }
};
