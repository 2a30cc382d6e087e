import { readText } from '../rich/markup.ts';
import { patch, readPage, textNodesOf } from './read-page.ts';

let newest = 0;

/**
 * Renders the page of a frame with the unsaved values and changes only what differs, so that it neither flickers nor
 * scrolls. Resolves to false where the page cannot be rendered; it then stays as it was.
 */
export const refreshPage = async (frame: HTMLIFrameElement, version: number): Promise<boolean> => {
  newest = version;
  const inside = frame.contentDocument;
  if (!inside?.body) return true;
  const address = inside.location.pathname;
  const response = await fetch(address, { cache: 'no-store' });
  const html = await response.text();
  // A later change is on its way, or somebody went to another page.
  if (newest !== version || frame.contentDocument !== inside) return true;
  if (!response.ok) return false;
  // Made by the page itself: the policy of the editor, which allows no inline styles, does not hold for it.
  const next = inside.implementation.createHTMLDocument();
  next.documentElement.innerHTML = html;
  readPage(next.body);
  patch(inside.body, next.body);
  return true;
};

/** The stretches of a text that a page has in text nodes of their own: what is bold or a link, and what is between. */
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

/**
 * Shows what is typed in the page at once, in the text that was clicked, where it has as many parts as before. The server
 * renders the page a moment later, with its typography and everywhere else.
 */
export const previewText = (
  language: string | null,
  text: string,
  printed: (name: string) => string,
): void => {
  const page = pageInFrame();
  const element = openElement();
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
const openElement = () => pageInFrame()?.querySelector<HTMLElement>('[data-edit-open]');

/** Scrolls to the text of the panel, unless it is in view. */
export const revealOpenText = (): void => {
  const text = openElement();
  const { top = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {};
  const height = text?.ownerDocument.documentElement.clientHeight ?? 0;
  if (top < 0 || bottom > height) text?.scrollIntoView({ block: 'center' });
};

/** Marks an element as the one that the panel is about. @param place as JSON, once it is known */
export const openText = (element: Element, place = ''): void => {
  forgetOpenText();
  element.setAttribute('data-edit-open', place);
};

/** Outlines the first text of some markers and scrolls to it; what is closed around it opens. */
export const showMarked = (markers: readonly number[], place: string): void => {
  const texts = [...(pageInFrame()?.querySelectorAll('[data-edit]') ?? [])];
  const found = texts.find((text) => markers.includes(Number(text.getAttribute('data-edit'))));
  if (found === undefined) return;
  const closed = found.closest('details');
  if (closed && !found.closest('summary')) closed.open = true;
  openText(found, place);
  revealOpenText();
};

/** Takes the outline away. */
export const forgetOpenText = (): void => {
  openElement()?.removeAttribute('data-edit-open');
};

/** Whether a place, as JSON, was clicked or found in the page. */
export const hasOpenText = (place: string): boolean =>
  openElement()?.getAttribute('data-edit-open') === place;

/** Puts the focus back on the text of the page that the panel was about, or on the page. */
export const focusPage = (): void => {
  const text = openElement();
  document.querySelector<HTMLIFrameElement>('iframe#page')?.focus();
  text?.focus();
  forgetOpenText();
};
