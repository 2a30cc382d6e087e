import type { Path } from '../source/change.ts';
import { fieldId } from './form/desk-context.ts';

/** Opens the sections and items around an element. */
const openAround = (element: Element): void => {
  const around = element.closest('details');
  if (around === null) return;
  around.open = true;
  if (around.parentElement !== null) openAround(around.parentElement);
};

/** Opens the sections around a field, and moves the focus there. */
export const goTo = (file: string, path: Path): void => {
  const section = document.querySelector<HTMLDetailsElement>(
    `details[data-key="${CSS.escape(String(path[0]))}"]`,
  );
  if (section !== null) section.open = true;
  for (let length = path.length; length > 0; length--) {
    const place = path.slice(0, length);
    const field = document.getElementById(fieldId(file, place));
    const item = document.getElementById(fieldId('item', place));
    const target = field ?? item?.querySelector('summary') ?? null;
    if (target === null) continue;
    openAround(target);
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return;
  }
  section?.querySelector('summary')?.focus();
};
