import { describe, expect, test } from 'vitest';
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

/** Relative luminance of a hex colour (WCAG 2.2). */
const luminance = (hex: string): number => {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (a = '#000', b = '#000'): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const backgrounds = [
  'background',
  'sky',
  'highlight',
  'cream',
  'stone',
  'mint',
  'rose',
  'clay',
  'aqua',
  'field',
];

describe.each(['light', 'dark'] as const)('colours of the %s scheme', (scheme) => {
  const of = schemes[scheme];

  test.each(backgrounds)('text reads at 7:1 on %s', (background) => {
    expect(contrast(of.text, of[background])).toBeGreaterThanOrEqual(7);
  });

  test.each(['background', 'highlight', 'aqua', 'field', 'stone'])(
    'links read at 4.5:1 or more on %s',
    (background) => {
      expect(contrast(of.info, of[background])).toBeGreaterThanOrEqual(scheme === 'dark' ? 7 : 4.5);
    },
  );

  test.each(['black', 'info-fill', 'info-fill-hover', 'action-fill', 'action-fill-hover', 'dusk'])(
    'white reads at 7:1 on %s',
    (background) => {
      expect(contrast(of.white, of[background])).toBeGreaterThanOrEqual(7);
    },
  );

  test('the red that is read and drawn stands out from the page', () => {
    expect(contrast(of.action, of.background)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of['action-strong'], of.background)).toBeGreaterThanOrEqual(7);
  });
});

describe('colours are tokens', () => {
  test.each(drawingNames())('the drawing %s takes its colours from classes', (name) => {
    const svg = drawingSource(name);
    expect(svg.match(/(?:fill|stroke)(?:="|:)\s*#[0-9a-f]{3,6}\b/gi) ?? []).toEqual([]);
  });
});

describe('a drawing as a file of its own', () => {
  test('has a dark mode that changes colours only', () => {
    const svg = standaloneDrawing(drawingSource('place-panel-urgent'));
    const [, dark = ''] = svg.split('@media (prefers-color-scheme:dark){');
    expect(dark).toContain(`.white{fill: ${schemes.dark.surface}}`);
    expect(dark.slice(0, dark.indexOf('</style>'))).not.toContain('stroke-width');
  });

  test('has light colours only where it becomes a PNG', () => {
    expect(drawingStyle('<svg><path class="white"/></svg>')).not.toContain('prefers-color-scheme');
  });
});
