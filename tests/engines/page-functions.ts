/**
 * Functions that run inside the visited page. They are sent as source text, so each stands alone: no imports, no
 * names from outside.
 */

/** What a visitor calls an element of the page. */
export type Kind = 'link' | 'button' | 'field' | 'question' | 'heading';

/** How to find an element: its kind, words of its name, and the part of the page to look in. */
export interface Target {
  kind: Kind;
  /** Words the accessible name contains. */
  name: string;
  /** CSS selector of the part to look in; `body` is the whole page. */
  within: string;
}

/** Where an element lies after it was scrolled into view, and what would get a click there. */
export interface Spot {
  x: number;
  y: number;
  /** Null where the element itself is on top; otherwise what covers it. */
  coveredBy: string | null;
}

/** Brings the first visible element of that name into view and says where it is; null where there is none. */
export const locate = ({ kind, name, within }: Target): Spot | null => {
  const selectors = {
    link: 'a[href]',
    button: 'button',
    field: 'input, textarea',
    question: 'summary',
    heading: 'h1, h2, h3, h4',
  };
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.labels?.[0]
        : null;
    return plain(element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '');
  };
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(selectors[kind])])
    .find(
      (element) =>
        nameOf(element).includes(plain(name)) && element.checkVisibility({ visibilityProperty: true }),
    );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getClientRects()[0] ?? found.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  // While one page fades into the next, the whole document lies on top and takes the click.
  const own = top !== null && found.contains(top);
  return {
    x,
    y,
    coveredBy: own ? null : (top?.outerHTML.slice(0, 120) ?? 'nothing: it lies outside the screen'),
  };
};

/** The words one can read: of the first visible match, or null. */
export const readText = (selector: string): string | null => {
  const element = [...document.querySelectorAll(selector)].find((match) =>
    match.checkVisibility({ visibilityProperty: true }),
  );
  return element === undefined ? null : (element.textContent ?? '').replace(/\s+/g, ' ').trim();
};

/**
 * Notes addresses that lead out of the page (telephone, mail program, new tab) on the `html` element instead of
 * opening them: no test machine has a telephone.
 */
export const noteWaysOut = (): null => {
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    // The origin of `tel:` and `mailto:` is opaque, so they too are elsewhere.
    const elsewhere = new URL(link?.getAttribute('href') ?? '', location.href).origin !== location.origin;
    if (link === null || !elsewhere) return;
    event.preventDefault();
    document.documentElement.dataset.wayOut = link.getAttribute('href') ?? '';
  });
  return null;
};

/** Where the keyboard is: the name and, if any, the address of the element that has the focus. */
export const focused = (): { tag: string; name: string; href: string | null } => {
  const element = document.activeElement ?? document.body;
  const label =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.labels?.[0]
      : null;
  // A button may hold words for each of its states, of which one is shown.
  // biome-ignore lint/performance/useDomNodeTextContent: what is shown is what is asked for
  const shown = element instanceof HTMLButtonElement ? element.innerText : element.textContent;
  return {
    tag: element.tagName.toLowerCase(),
    name: (element.getAttribute('aria-label') ?? label?.textContent ?? shown ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    href: element.getAttribute('href'),
  };
};
