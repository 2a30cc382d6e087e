import { expect, test } from 'vitest';
import { boxAround, overlaps } from './boxes.ts';
import { brokenRing, placeRingLabel } from './rings.ts';

const frame = { left: -400, top: -340, right: 400, bottom: 340 };

/** West of the map, as the company is on the map of Brussels. */
const centre = [-800, 0] as const;
const radius = 800;
const size = { width: 60, height: 26 };

test('the ring of one distance is drawn within the frame, and broken by a label', () => {
  const runs = (labels: Parameters<typeof brokenRing>[3]) =>
    brokenRing(centre, radius, frame, labels).match(/M/g);
  expect(runs([])).toHaveLength(1);
  expect(runs([boxAround([0, 0], 60, 26)])).toHaveLength(2);
  expect(brokenRing([-3000, 0], radius, frame, [])).toBe('');
  // The longer arc, where all of it but its label is in view.
  expect(brokenRing([0, 0], 200, frame, [boxAround([0, 200], 60, 26)])).toMatch(/A200 200 0 1 1 /);
});

test('it has its label as low as there is room, neither on something reserved nor, if possible, on a line', () => {
  const at = placeRingLabel(centre, radius, size, { frame, reserved: [], lines: [] });
  expect(at?.[1]).toBeGreaterThan(frame.bottom - 30);
  const reserved = [{ left: -400, right: 400, top: 200, bottom: 340 }];
  const line = { left: -400, right: 400, top: 175, bottom: 185 };
  const higher = placeRingLabel(centre, radius, size, { frame, reserved, lines: [line] }) ?? [0, 0];
  const box = boxAround(higher, size.width, size.height);
  expect([...reserved, line].some((other) => overlaps(box, other))).toBe(false);
  expect(placeRingLabel(centre, radius, size, { frame, reserved: [frame], lines: [] })).toBeNull();
});
