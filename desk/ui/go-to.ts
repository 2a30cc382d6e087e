import type { Path } from '../source/change.ts';
import { fieldId } from './form/desk-context.ts';

/** Opens the sections around a field, and moves the focus there. */
export const goTo = (file: string, path: Path): void => {
  const section = document.querySelector<HTMLDetailsElement>(
    `details[data-key="${CSS.escape(String(path[0]))}"]`,
  );
  if (section !== null) section.open = true;
  for (let length = path.length; length > 0; length--) {
    const field = document.getElementById(fieldId(file, path.slice(0, length)));
    if (field === null) continue;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    return;
  }
  section?.querySelector('summary')?.focus();
};
