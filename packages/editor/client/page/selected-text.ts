import { keyOf, type Location } from '../../shared/values.ts';

/** The page that the frame shows. */
export const pageInFrame = () => document.querySelector<HTMLIFrameElement>('iframe#page')?.contentDocument;
/** The text of the page that the panel is about. */
export const selectedElement = () => pageInFrame()?.querySelector<HTMLElement>('[data-edit-selected]');

/** Scrolls to the text of the panel, unless it is in view. */
export const revealSelection = (): void => {
  const text = selectedElement();
  const { top = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {};
  const height = text?.ownerDocument.documentElement.clientHeight ?? 0;
  if (top < 0 || bottom > height) text?.scrollIntoView({ block: 'center' });
};

/** Marks an element as the one that the panel is about. @param location null until it is known */
export const selectText = (element: Element, location: Location | null): void => {
  clearSelection();
  element.setAttribute('data-edit-selected', location === null ? '' : keyOf(location));
};

/** Markers of the location that was looked for last. */
let known: { key: string; markers: readonly number[] } = { key: '', markers: [] };

/** The texts of the page that show a value, where it was looked for. */
export const textsOf = (location: Location): Element[] => {
  const markers = known.key === keyOf(location) ? known.markers : [];
  const texts = [...(pageInFrame()?.querySelectorAll('[data-edit]') ?? [])];
  return markers.flatMap((marker) =>
    texts.filter((text) => text.getAttribute('data-edit') === String(marker)),
  );
};

/** Outlines the first text of some markers and scrolls to it; what is closed around it opens. */
export const selectMarked = (markers: readonly number[], location: Location): void => {
  known = { key: keyOf(location), markers };
  const [found] = textsOf(location);
  if (found === undefined) return;
  const closed = found.closest('details');
  if (closed && !found.closest('summary')) closed.open = true;
  selectText(found, location);
  revealSelection();
};

/** Takes the outline away. */
export const clearSelection = (): void => selectedElement()?.removeAttribute('data-edit-selected');

/** Whether a location was clicked or found in the page. */
export const isSelected = (location: Location): boolean =>
  selectedElement()?.getAttribute('data-edit-selected') === keyOf(location);

/** Puts the focus back on the text of the page that the panel was about, or on the page. */
export const focusPage = (): void => {
  const text = selectedElement();
  document.querySelector<HTMLIFrameElement>('iframe#page')?.focus();
  text?.focus();
  clearSelection();
};
