import type { Key } from './engine.ts';

/**
 * Input as the WebDriver standard writes it (https://w3c.github.io/webdriver/#actions). Firefox takes it over BiDi
 * and WebKit over classic WebDriver, in the same words.
 */

const codes: Record<Key, string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': ['\uE008', '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  Backspace: ['\uE003'],
  ' ': [' '],
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

/** A key, with its modifiers held. */
export const pressActions = (key: Key) => {
  const held = codes[key];
  return [{ type: 'key', id: 'keyboard', actions: [...held.map(down), ...held.toReversed().map(up)] }];
};

/** A text, one character after the other; one of two code units is one character. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((character) => {
      const value = character === '\n' ? '\uE007' : character;
      return [down(value), up(value)];
    }),
  },
];

/** A click with the main button at a point of the viewport. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
