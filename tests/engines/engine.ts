/** Keys the journeys press, by the names of the DOM (`KeyboardEvent.key`). */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Backspace' | ' ';

/**
 * Windows of a journey, in CSS px: a phone where the menu is collapsed, a laptop where it is a bar. WebKit's MiniBrowser
 * cannot be narrower than its own buttons (447 px), which is still a phone to the site.
 */
export const screens = {
  phone: { width: 412, height: 800 },
  laptop: { width: 1280, height: 800 },
} as const;
export type Screen = keyof typeof screens;

/**
 * What an engine must be able to do, each with real input events. All that a journey does is built
 * from them once, in visitor.ts.
 */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  goto: (url: string) => Promise<void>;
  /** Value of an expression in the page; it must survive JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the mouse at a point of the viewport, in CSS px. */
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts an engine with one empty page, for a visitor who reads `locale` on a screen. */
export type Open = (locale: string, screen: Screen) => Promise<Tab>;
