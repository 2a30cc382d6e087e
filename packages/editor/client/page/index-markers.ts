import { readMarkers, withoutMarkers } from '../../shared/markers.ts';

/** The runs of text in a text node, each with the number of its marker. */
const runs = new WeakMap<Node, ReturnType<typeof readMarkers>>();

/** Attributes whose text can be edited at their element. */
const editableAttributes = ['alt', 'aria-label', 'placeholder', 'title', 'label'];
const focusable = 'a[href], button, summary, input, select, textarea, iframe';
const blocks = 'p, li, h1, h2, h3, h4, h5, dt, dd, th, td, figcaption, summary, button, section, div, svg';

const makeEditable = (element: Element, marker: number): void => {
  const same = `[data-edit="${marker}"]`;
  if (element.hasAttribute('data-edit') || element.closest(same)) return;
  // A text that begins with a bold word or a link is one text, with one stop of the keyboard.
  for (const inside of element.querySelectorAll(same)) {
    inside.removeAttribute('data-edit');
    if (!inside.matches(focusable)) inside.removeAttribute('tabindex');
  }
  element.setAttribute('data-edit', String(marker));
  if (!element.matches(focusable)) element.setAttribute('tabindex', '0');
};

const indexAttributes = (element: Element): void => {
  for (const { name, value } of [...element.attributes]) {
    const text = withoutMarkers(value);
    if (text === value) continue;
    const marker = readMarkers(value, []).find((run) => run.marker !== null)?.marker;
    element.setAttribute(name, text);
    if (typeof marker === 'number' && editableAttributes.includes(name)) makeEditable(element, marker);
  }
};

/** Removes the markers from the texts in an element, and keeps their numbers. `data-edit` is the number of the element’s first marker. */
export const indexMarkers = (root: Element): void => {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const open: number[] = [];
  let block: Element | null = null;
  for (let node: Node | null = walker.currentNode; node !== null; node = walker.nextNode()) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      indexAttributes(node as Element);
      continue;
    }
    // If the site shortened a text, its end marker is gone; the end of the block then ends it.
    if (block !== null && !block.contains(node)) open.length = 0;
    const data = node.nodeValue ?? '';
    const wasOpen = open.length > 0;
    const found = readMarkers(data, open);
    const first = found.find(({ marker, text }) => marker !== null && text.trim() !== '')?.marker ?? null;
    if (!wasOpen && open.length > 0) block = node.parentElement?.closest(blocks) ?? null;
    if (first !== null && node.parentElement !== null) {
      runs.set(node, found);
      makeEditable(node.parentElement, first);
    }
    const text = found.map((run) => run.text).join('');
    if (text !== data) node.nodeValue = text;
  }
};

/** The text nodes of the value of an element (`data-edit`); [] if the element has other texts, too. */
export const textNodesOf = (element: Element): Text[] => {
  const marker = Number(element.getAttribute('data-edit'));
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const known = runs.get(node);
    if (known?.every((run) => run.marker === marker || run.text.trim() === '')) nodes.push(node as Text);
    else if (node.nodeValue?.trim() !== '') return [];
  }
  return nodes;
};

/** The number of the marked text at an offset of a text node; null where the text has no marker. */
export const markerAt = (node: Node, offset: number): number | null => {
  let end = 0;
  for (const { text, marker } of runs.get(node) ?? []) {
    end += text.length;
    if (offset <= end && marker !== null) return marker;
  }
  return null;
};

/** Attributes that change while the owner looks at the page, and that no patch removes. */
const kept = ['open', 'data-edit-selected', 'data-edit-hover'];

const patchAttributes = (current: Element, next: Element): void => {
  for (const { name } of [...current.attributes])
    if (!next.hasAttribute(name) && !kept.includes(name)) current.removeAttribute(name);
  for (const { name, value } of [...next.attributes])
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
};

/** Makes a node of the page equal to one that was rendered again, and changes only the differences. */
export const patchNode = (from: Node, to: Node): void => {
  if (from.nodeName !== to.nodeName) {
    from.parentNode?.replaceChild(from.ownerDocument?.adoptNode(to) ?? to, from);
    return;
  }
  const known = runs.get(to);
  if (known) runs.set(from, known);
  if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
  if (from.nodeType !== Node.ELEMENT_NODE) return;
  const [element, next] = [from as Element, to as Element];
  // React owns what is in an island that runs.
  if (element.getAttribute('data-state') === 'running') return;
  patchAttributes(element, next);
  const [old, wanted] = [[...element.childNodes], [...next.childNodes]];
  wanted.forEach((child, index) => {
    const there = old[index];
    if (there) patchNode(there, child);
    else element.append(element.ownerDocument.adoptNode(child));
  });
  for (const left of old.slice(wanted.length)) left.remove();
};
