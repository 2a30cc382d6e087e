import { setTimeout as pause } from 'node:timers/promises';
import type { Tab } from './tab.ts';

/** How long a visitor waits for something to happen before giving up, in ms. */
const timeLimitMs = 20_000;

/** The kinds of elements, in a visitor's words. */
type Kind = 'link' | 'button' | 'field';
const selectorByKind: Record<Kind, string> = {
  link: 'a[href]',
  button: 'button',
  field: 'input, textarea',
};

/** Waits until a condition holds. */
const waitUntil = async (what: string, holds: () => Promise<unknown>): Promise<void> => {
  const end = Date.now() + timeLimitMs;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited ${timeLimitMs / 1000} s in vain: ${what}.`);
    await pause(50);
  }
};

/** In the page: brings an element into view. Its middle as `x y`; null where it is missing, covered or moves. */
const centreOf = async ({ selector, name }: { selector: string; name: string }): Promise<number[] | null> => {
  const nameOf = (element: Element) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    return element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
  };
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      nameOf(element).replace(/\s+/g, ' ').replaceAll('’', "'").includes(name) &&
      element.checkVisibility({ visibilityProperty: true }),
  );
  const centre = () => {
    const { left = 0, top = 0, width = 0, height = 0 } = found?.getClientRects()[0] ?? {};
    return [left + width / 2, top + height / 2] as const;
  };
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [x, y] = centre();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const top = document.elementFromPoint(x, y);
  // While one page fades into the next, the whole document lies on top and takes the click.
  const isOnTop = top !== null && found?.contains(top) === true;
  return isOnTop && String(centre()) === String([x, y]) ? [x, y] : null;
};

/** In the page: notes telephone, mail program and new tab instead of opening them: no test machine has a telephone. */
const recordExternalLinks = () => {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const url = link?.getAttribute('href') ?? '';
    // The origin of `tel:` and `mailto:` is opaque, so they, too, are elsewhere.
    if (new URL(url, location.href).origin === location.origin) return;
    event.preventDefault();
    document.documentElement.dataset.wayOut = url;
  });
};

/** In the page: name of the focused element. A button may contain words for each of its states and show one of them. */
const focusedName = (): string => {
  const element = document.activeElement ?? document.body;
  const [label] = (element as HTMLInputElement).labels ?? [];
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden words
  const visibleText = element instanceof HTMLButtonElement ? element.innerText : element.textContent;
  return (element.getAttribute('aria-label') ?? label?.textContent ?? visibleText ?? '')
    .replace(/\s+/g, ' ')
    .replaceAll('’', "'")
    .trim();
};

/** In the page: words of the first visible match of a selector, apostrophes straight; or null. */
const wordsOf = (selector: string): string | null => {
  const elements = [...document.querySelectorAll(selector)];
  const visibleElement = elements.find((element) => element.checkVisibility({ visibilityProperty: true }));
  return visibleElement?.textContent?.replace(/\s+/g, ' ').replaceAll('’', "'").trim() ?? null;
};

/** Somebody with a browser. Every act throws, with what was looked for, where the page does not have it. */
export type Visitor = ReturnType<typeof visitorOf>;

/** A visitor of the site at `origin`, with an opened engine in hand. */
export const visitorOf = (tab: Tab, origin: string) => {
  /** Name of the focused element. */
  const focus = () => tab.evaluate(focusedName, null);
  return {
    focus,
    waitUntil,
    /** Result of a function in the page, where reading the screen is not enough. */
    evaluate: <Result>(run: () => Result) => tab.evaluate(run, null),
    type: tab.type,
    press: tab.press,
    visit: async (path: string): Promise<void> => {
      await tab.goto(origin + path);
      await tab.evaluate(recordExternalLinks, null);
    },
    /** Waits until the URL is that one. */
    arrive: async (path: string): Promise<void> => {
      const isThere = (wanted: string) =>
        location.pathname + location.hash === wanted && document.readyState === 'complete';
      await waitUntil(`to arrive at ${path}`, () => tab.evaluate(isThere, path));
      await tab.evaluate(recordExternalLinks, null);
    },
    /** Scrolls to an element whose name contains some words, and clicks it. */
    click: async (kind: Kind, name: string, within = 'body'): Promise<void> => {
      let centre: number[] | null = null;
      const selector = `${within} :is(${selectorByKind[kind]})`;
      await waitUntil(`to see the ${kind} “${name}”, at rest and not covered`, async () => {
        centre = await tab.evaluate(centreOf, { selector, name });
        return centre;
      });
      const [x = 0, y = 0] = centre ?? [];
      await tab.clickAt(x, y);
    },
    /** Words of the first visible element that a selector finds; null where there is none. */
    read: (selector: string) => tab.evaluate(wordsOf, selector),
    /** Presses Tab until the focus is on something of that name. */
    tabTo: async (name: string): Promise<void> => {
      for (let pressed = 0; pressed < 120; pressed += 1) {
        await tab.press('Tab');
        if ((await focus()).includes(name)) return;
      }
      throw new Error(`Pressed Tab 120 times and never came to “${name}”.`);
    },
    /** The last telephone, mail or booking URL that was followed. */
    wayOut: () => tab.evaluate(() => document.documentElement.dataset.wayOut ?? null, null),
  };
};
