import { expect, test } from 'vitest';
import { drawingNames, drawingSource, drawingStyle, standaloneDrawing } from '#src/drawings/drawings.ts';
import { token } from '#src/drawings/tokens.ts';

test('every drawing takes its colours from classes', () => {
  const fixedColourPattern = /(?:fill|stroke)(?:="|:)\s*#[0-9a-f]{3,6}\b/i;
  expect(drawingNames().filter((name) => fixedColourPattern.test(drawingSource(name)))).toEqual([]);
});

test('a drawing as a file of its own has a dark mode that changes colours only', () => {
  const svg = standaloneDrawing(drawingSource('panel-urgent'));
  const [, dark = ''] = svg.split('@media (prefers-color-scheme:dark){');
  expect(dark).toContain(`.white{fill: ${token('color-surface', 'dark')}}`);
  expect(dark.slice(0, dark.indexOf('</style>'))).not.toContain('stroke-width');
});

test('a drawing has light colours only where it becomes a PNG', () => {
  expect(drawingStyle('<svg><path class="white"/></svg>')).not.toContain('prefers-color-scheme');
});
