import { keyOf, type Location } from '../../shared/values.ts';
import { readText } from '../rich/markup.ts';
import { textNodesOf } from './index-markers.ts';

/** The runs of a text that a page has in text nodes of their own: what is bold or a link, and what is between. */
const runsOf = (text: string, printed: (name: string) => string): string[] => {
  const runs: { marks: string; text: string }[] = [];
  readText(text).descendants((node) => {
    if (!node.isLeaf) return;
    const marks = JSON.stringify(node.marks);
    const { name } = node.attrs;
    const words = node.text?.replaceAll("'", '’') ?? printed(String(name));
    const last = runs.at(-1);
    if (last?.marks === marks) last.text += words;
    else runs.push({ marks, text: words });
  });
  return runs.map((run) => run.text);
};

/** Shows what is typed at once in the text that was clicked, where it has as many parts as before. The server follows. */
export const previewText = (
  language: string | null,
  text: string,
  printed: (name: string) => string,
): void => {
  const page = pageInFrame();
  const element = selectedElement();
  if (!page || !element || (language !== null && !page.documentElement.lang.startsWith(language))) return;
  const nodes = textNodesOf(element);
  const runs = runsOf(text, printed);
  if (nodes.length !== runs.length) return;
  nodes.forEach((node, index) => {
    const run = runs[index] ?? '';
    if (node.nodeValue !== run) node.nodeValue = run;
  });
};

const pageInFrame = () => document.querySelector<HTMLIFrameElement>('iframe#page')?.contentDocument;
const selectedElement = () => pageInFrame()?.querySelector<HTMLElement>('[data-edit-selected]');

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

/** Outlines the first text of some markers and scrolls to it; what is closed around it opens. */
export const selectMarked = (markers: readonly number[], location: Location): void => {
  const texts = [...(pageInFrame()?.querySelectorAll('[data-edit]') ?? [])];
  const found = texts.find((text) => markers.includes(Number(text.getAttribute('data-edit'))));
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
