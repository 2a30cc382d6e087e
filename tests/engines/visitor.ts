import { setTimeout as pause } from 'node:timers/promises';
import type { Language } from '#src/lib/language.ts';
import type { Key, Screen, Tab } from './engine.ts';
import { focused, type Kind, locate, noteWaysOut, readText, type Spot } from './page-functions.ts';

/** How long a visitor waits for something to happen before giving up, in ms. */
const patience = 10_000;

/** Somebody with a browser. Every act throws with what was looked for when the page does not have it. */
export interface Visitor {
  /** Opens a path of the site. */
  visit: (path: string) => Promise<void>;
  /** Path and fragment of the page one is on. */
  path: () => Promise<string>;
  /** Waits until the address is that one. */
  arrive: (path: string) => Promise<void>;
  /** Scrolls to an element and clicks it. */
  click: (kind: Kind, name: string, within?: string) => Promise<void>;
  press: (key: Key, times?: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Words of the first visible element a selector finds; null where none is. */
  read: (selector: string) => Promise<string | null>;
  /** Presses Tab until the focus is on something of that name; returns how often. */
  tabTo: (name: string) => Promise<number>;
  /** What has the focus. */
  focus: () => Promise<ReturnType<typeof focused>>;
  /** The last telephone, mail or booking address that was followed. */
  wayOut: () => Promise<string | null>;
  /** Value of an expression in the page, where reading the screen is not enough. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Waits until a condition holds. */
  until: (what: string, holds: () => Promise<boolean>) => Promise<void>;
}

/** Opens the site in a browser of that language and size, and closes it after the journey. */
export type Goes = (
  lang: Language,
  screen: Screen,
  journey: (visitor: Visitor) => Promise<void>,
) => Promise<void>;

/** Defines the tests of what visitors who read a language come for. */
export type Journeys = (lang: Language, goes: Goes) => void;

const call = (run: (...args: never[]) => unknown, ...args: unknown[]) =>
  `(${run.toString()})(${args.map((argument) => JSON.stringify(argument)).join(', ')})`;

/** Waits until a condition holds; says in the error what it was. */
const until: Visitor['until'] = async (what, holds) => {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s in vain: ${what}.`);
    await pause(50);
  }
};

/** A visitor of the site at `origin`, with an opened engine in hand. */
export const visitorOf = (tab: Tab, origin: string): Visitor => {
  const path: Visitor['path'] = async () => String(await tab.evaluate('location.pathname + location.hash'));
  const spotOf = async (kind: Kind, name: string, within: string) =>
    (await tab.evaluate(call(locate, { kind, name, within }))) as Spot | null;
  const focus: Visitor['focus'] = async () =>
    (await tab.evaluate(call(focused))) as ReturnType<typeof focused>;

  return {
    path,
    focus,
    until,
    evaluate: tab.evaluate,
    type: tab.type,
    visit: async (to) => {
      await tab.goto(origin + to);
      await tab.evaluate(call(noteWaysOut));
    },
    arrive: async (to) => {
      await until(`to arrive at ${to}`, async () => (await path().catch(() => '')) === to);
      await until('the page to load', async () => (await tab.evaluate('document.readyState')) === 'complete');
      await tab.evaluate(call(noteWaysOut));
    },
    click: async (kind, name, within = 'body') => {
      let spot: Spot | null = null;
      // Twice at one place: whatever moves is let come to rest before the click.
      await until(`to see the ${kind} “${name}”, at rest and not covered`, async () => {
        const before = spot;
        spot = await spotOf(kind, name, within);
        return spot !== null && spot.coveredBy === null && before?.x === spot.x && before.y === spot.y;
      });
      const { x, y } = spot ?? { x: 0, y: 0 };
      await tab.clickAt(x, y);
    },
    press: async (key, times = 1) => {
      for (let pressed = 0; pressed < times; pressed += 1) await tab.press(key);
    },
    read: async (selector) => (await tab.evaluate(call(readText, selector))) as string | null,
    tabTo: async (name) => {
      for (let pressed = 1; pressed <= 120; pressed += 1) {
        await tab.press('Tab');
        if ((await focus()).name.includes(name)) return pressed;
      }
      throw new Error(`Pressed Tab 120 times and never came to “${name}”.`);
    },
    wayOut: async () =>
      (await tab.evaluate('document.documentElement.dataset.wayOut ?? null')) as string | null,
  };
};
