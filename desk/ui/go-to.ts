import type { Path } from '../source/change.ts';
import { fieldId } from './form/desk-context.ts';

/** Opens the sections and items around an element. */
const openAround = (element: Element): void => {
  const around = element.closest('details');
  if (around === null) return;
  around.open = true;
  if (around.parentElement !== null) openAround(around.parentElement);
};

/** The first field below a place, which has fields of its own; null where it has none. */
const firstBelow = (file: string, path: Path): HTMLElement | null => {
  const start = CSS.escape(`${fieldId(file, path)}.`);
  return document.querySelector<HTMLElement>(
    ['textarea', 'input', 'select'].map((tag) => `${tag}[id^="${start}"]:enabled`).join(', '),
  );
};

/**
 * What takes the focus for a place: its field, the first of its fields, of one that has no value, such as no logo, the
 * choice of its kind; the button that adds it, or the line of its item.
 */
const targetOf = (file: string, path: Path): HTMLElement | null =>
  document.getElementById(fieldId(file, path)) ??
  firstBelow(file, path) ??
  document.getElementById(fieldId('kind', path)) ??
  document.getElementById(fieldId('add', path)) ??
  document.getElementById(fieldId('item', path))?.querySelector('summary') ??
  null;

/** Opens the sections around a field, and moves the focus there; of a group of fields to the first. */
export const goTo = (file: string, path: Path): void => {
  for (let length = path.length; length > 0; length--) {
    const target = targetOf(file, path.slice(0, length));
    if (target === null) continue;
    openAround(target);
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return;
  }
  const section = document.querySelector<HTMLDetailsElement>(
    `details[data-key="${CSS.escape(String(path[0]))}"]`,
  );
  if (section === null) return;
  section.open = true;
  section.querySelector('summary')?.focus();
};
