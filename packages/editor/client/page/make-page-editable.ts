import { indexMarkers, markerAt } from './index-markers.ts';

/** The text or the picture that was clicked in the page. */
export interface Clicked {
  /** Number of the marker; null for a text without a marker. */
  marker: number | null;
  element: Element;
  /** `href` of the link around it; null where there is none. */
  link: string | null;
  text: string;
  isPicture: boolean;
  /** Whether the ground of a card was clicked: `marker` is that of its heading. */
  isCard: boolean;
}

const styles = `
[data-edit]:focus-visible, [data-edit-hover] {
  outline: 2px solid #1a5fd0 !important; outline-offset: 2px !important; cursor: pointer;
  box-shadow: 0 0 0 2px #fff !important;
}
/* A link that covers its card would be clicked in place of every text below it. */
a::before, a::after { pointer-events: none !important; }
[data-edit-selected] { outline: 3px dashed #1a5fd0 !important; outline-offset: 3px !important; }
`;

/** Whether an element has a text of its own, and not only in elements inside it. If not, its background was clicked. */
const hasOwnText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

const clickedAt = (event: MouseEvent | KeyboardEvent): Clicked | null => {
  const target = event.target as Element;
  const inside = target.ownerDocument;
  // Hidden decoration, such as the windows of a meter, repeats the text beside it: a click on it means that text.
  const decorated = target.closest('[aria-hidden="true"]')?.parentElement;
  const card = hasOwnText(target) ? null : target.closest('li, article');
  const heading = card?.querySelector(':is(h2, h3, h4)[data-edit], :is(h2, h3, h4) [data-edit]') ?? null;
  const picture = target.closest('img, svg, picture, canvas');
  const marked = target.closest('[data-edit]') ?? decorated?.querySelector('[data-edit]');
  const isCard = !marked && picture === null && heading !== null;
  const element = marked ?? (isCard ? heading : target);
  // A click with the keyboard has no position.
  const hasPlace = 'clientX' in event && event.detail > 0;
  const caret = hasPlace ? inside.caretPositionFromPoint(event.clientX, event.clientY) : null;
  const exact = caret && element.contains(caret.offsetNode) ? markerAt(caret.offsetNode, caret.offset) : null;
  const own = element.getAttribute('data-edit');
  const text = (picture?.getAttribute('alt') || target.textContent || '').trim();
  if (own === null && picture === null && !hasOwnText(target)) return null;
  const link = target.closest('a[href]')?.getAttribute('href') ?? null;
  return {
    marker: exact ?? (own === null ? null : Number(own)),
    element: (isCard && card) || element,
    link,
    text: text.slice(0, 120),
    isPicture: picture !== null,
    isCard,
  };
};

/** Controls that have to work in the page: they unfold or reveal other texts. */
const controls = 'summary, button, label, input, select, textarea, option, [role="tab"]';

/**
 * Makes the texts of a loaded page editable: a text has an outline on hover and focus, and a click or Enter opens its panel.
 * A click with Ctrl, ⌘ or Alt does the same as for a visitor.
 */
export const makePageEditable = (inside: Document, openClicked: (clicked: Clicked) => void): void => {
  const sheet = new (inside.defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(styles);
  inside.adoptedStyleSheets = [...inside.adoptedStyleSheets, sheet];
  indexMarkers(inside.body);

  // Texts that a script of the page renders have markers again.
  const observer = new MutationObserver(() => {
    if (!/[\u2061-\u2064]/.test(inside.body.textContent ?? '')) return;
    indexMarkers(inside.body);
    observer.takeRecords();
  });
  observer.observe(inside.body, { childList: true, characterData: true, subtree: true });

  inside.addEventListener('pointerover', ({ target }) => {
    for (const old of inside.querySelectorAll('[data-edit-hover]')) old.removeAttribute('data-edit-hover');
    (target as Element).closest('[data-edit]')?.setAttribute('data-edit-hover', '');
  });
  const onClick = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    // The switch of languages works, with the name of the language of the page and the space around it.
    if (target.closest('a[hreflang], :has(> a[hreflang])')) return;
    const clicked = clickedAt(event);
    const isControl = target.closest(controls) !== null;
    if (!isControl) event.preventDefault();
    // A control without a marked text, such as an icon, only works as a control.
    if (clicked !== null && (!isControl || clicked.marker !== null)) openClicked(clicked);
  };
  inside.addEventListener('click', onClick);
  inside.addEventListener('keydown', (event) => {
    // The shortcuts of the editor work from within the page as well.
    const { key, ctrlKey, metaKey } = event;
    const shortcut = new KeyboardEvent('keydown', { key, ctrlKey, metaKey, cancelable: true });
    if ((ctrlKey || metaKey) && !window.dispatchEvent(shortcut)) event.preventDefault();
    if (event.key === 'Enter' && (event.target as Element).closest('[data-edit]')) onClick(event);
  });
};
