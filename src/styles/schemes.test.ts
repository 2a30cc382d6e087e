import axe from 'axe-core';
import { expect, test } from 'vitest';
import { drawingNames, drawingSource, drawingStyle, standaloneDrawing } from '#src/drawings/drawings.ts';
import { tokens } from '#src/drawings/tokens.ts';

/** The tokens that are plain colours. */
const coloursOf = (scheme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    [...tokens[scheme]]
      .filter(([, value]) => /^#[0-9a-f]{3,6}$/.test(value))
      .map(([name, value]) => [name.slice('--color-'.length), value]),
  );
const schemes = { light: coloursOf('light'), dark: coloursOf('dark') };

interface AxeColor {
  parseString: (colour: string) => void;
}
// Its types leave this part out.
const { Color, getContrast } = Reflect.get(axe.commons, 'color') as {
  Color: new () => AxeColor;
  getContrast: (background: AxeColor, foreground: AxeColor) => number;
};

/** Contrast of two colours of a scheme (WCAG 2.2). Throws where the scheme has no such colour. */
const contrast = (scheme: 'light' | 'dark', ...names: [string, string]): number => {
  const [one, other] = names.map((name) => {
    const colour = new Color();
    colour.parseString(schemes[scheme][name] ?? expect.unreachable(`${scheme}: no colour --color-${name}`));
    return colour;
  }) as [AxeColor, AxeColor];
  return getContrast(one, other);
};

/** Backgrounds on which a colour is read, and how much it stands out from each. */
const readable: [colour: string, least: { light: number; dark: number }, backgrounds: string][] = [
  ['text', { light: 7, dark: 7 }, 'background sky highlight cream stone mint rose clay aqua field'],
  ['info', { light: 4.5, dark: 7 }, 'background highlight aqua field stone'],
  ['white', { light: 7, dark: 7 }, 'black info-fill info-fill-hover action-fill action-fill-hover dusk'],
  ['action', { light: 4.5, dark: 4.5 }, 'background'],
  ['line', { light: 7, dark: 3 }, 'background sky cream stone mint rose clay aqua field surface'],
  ['action-strong', { light: 7, dark: 7 }, 'background'],
];

test('every colour that is read stands out from its backgrounds, in both schemes', () => {
  const pale = readable.flatMap(([colour, least, backgrounds]) =>
    backgrounds
      .split(' ')
      .flatMap((background) =>
        (['light', 'dark'] as const)
          .filter((scheme) => contrast(scheme, colour, background) < least[scheme])
          .map((scheme) => `${scheme}: ${colour} on ${background}`),
      ),
  );
  expect(pale).toEqual([]);
});

test('every drawing takes its colours from classes', () => {
  const fixed = /(?:fill|stroke)(?:="|:)\s*#[0-9a-f]{3,6}\b/i;
  expect(drawingNames().filter((name) => fixed.test(drawingSource(name)))).toEqual([]);
});

test('a drawing as a file of its own has a dark mode that changes colours only', () => {
  const svg = standaloneDrawing(drawingSource('place-panel-urgent'));
  const [, dark = ''] = svg.split('@media (prefers-color-scheme:dark){');
  expect(dark).toContain(`.white{fill: ${schemes.dark.surface}}`);
  expect(dark.slice(0, dark.indexOf('</style>'))).not.toContain('stroke-width');
});

test('a drawing has light colours only where it becomes a PNG', () => {
  expect(drawingStyle('<svg><path class="white"/></svg>')).not.toContain('prefers-color-scheme');
});
