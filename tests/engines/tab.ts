/** Keys that the journeys press, by the names of the DOM (`KeyboardEvent.key`). */
type Key = 'Tab' | 'Enter' | 'Escape' | ' ';

/**
 * Windows of a journey, in CSS px: a phone, where the menu is collapsed, and a laptop. WebKit's MiniBrowser cannot be
 * narrower than its own buttons (447 px), which is still a phone to the site.
 */
export const screenSizes = {
  phone: { width: 412, height: 800 },
  laptop: { width: 1280, height: 800 },
} as const;
export type Screen = keyof typeof screenSizes;

/** The actions that every engine can do, with real input events. All journeys consist of these. */
export interface Tab {
  /** Opens a URL and waits until the page has loaded. */
  goto: (url: string) => Promise<unknown>;
  /** Runs a function in the page, without anything from outside; argument and result must survive JSON. */
  evaluate: <Result, Argument>(
    run: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Awaited<Result>>;
  /** Clicks a point of the viewport, in CSS px. */
  clickAt: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A started engine; each tab is that of a new visitor. */
export interface Engine {
  open: (screen: Screen) => Promise<Tab>;
  close: () => Promise<void>;
}

/** Starts an engine for visitors who read `locale`. */
export type Start = (locale: string) => Promise<Engine>;
