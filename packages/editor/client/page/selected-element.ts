import { keyAt, type Location } from '../../shared/values.ts';

/** The page that the frame shows. */
export const pageInFrame = () => document.querySelector<HTMLIFrameElement>('iframe#page')?.contentDocument;
/** The element of the page whose value the panel shows. */
export const selectedElement = () => pageInFrame()?.querySelector<HTMLElement>('[data-edit-selected]');

/** Scrolls to the selected element, unless it is in view. */
export const revealSelection = (): void => {
  const element = selectedElement();
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  const height = element?.ownerDocument.documentElement.clientHeight ?? 0;
  if (top < 0 || bottom > height) element?.scrollIntoView({ block: 'center' });
};

/** Selects an element of the page. @param location of its value; null until the server has told it */
export const selectElement = (element: Element, location: Location | null): void => {
  clearSelection();
  element.setAttribute('data-edit-selected', location === null ? '' : keyAt(location));
};

/** The location that was looked for last, with its markers. */
let known: { key: string; markers: readonly number[] } = { key: '', markers: [] };

/** The elements of the page that show a value; [] unless the value was looked for last. */
export const elementsIfLastMarked = (location: Location): Element[] => {
  const markers = known.key === keyAt(location) ? known.markers : [];
  const page = pageInFrame();
  return markers.flatMap((marker) => [...(page?.querySelectorAll(`[data-edit="${marker}"]`) ?? [])]);
};

/**
 * Selects the first element with one of some markers, unfolds the details around it and scrolls to it. A selected element
 * stays if it still has one of them: a moved item has another place in the page.
 */
export const selectMarked = (markers: readonly number[], location: Location): void => {
  known = { key: keyAt(location), markers };
  const elements = elementsIfLastMarked(location);
  const [found] = elements;
  if (found === undefined || (isSelected(location) && elements.some((one) => one === selectedElement())))
    return;
  const closed = found.closest('details');
  if (closed && !found.closest('summary')) closed.open = true;
  selectElement(found, location);
  revealSelection();
};

/** Removes the outline, except that of a location. */
export const clearSelection = (except: Location | null = null): void => {
  if (!except || !isSelected(except)) selectedElement()?.removeAttribute('data-edit-selected');
};

/** Whether the selected element shows a location. */
export const isSelected = (location: Location): boolean =>
  selectedElement()?.getAttribute('data-edit-selected') === keyAt(location);

/** Moves the focus to the selected element of the page, or to the page. */
export const returnToPage = (): void => {
  const element = selectedElement();
  document.querySelector<HTMLIFrameElement>('iframe#page')?.focus();
  element?.focus();
  clearSelection();
};
