import { describe, expect, test } from 'vitest';
import { boxAround, overlaps } from './boxes.ts';
import { brokenRing, placeRingLabel } from './rings.ts';

const frame = { left: -400, top: -340, right: 400, bottom: 340 };

/** West of the map, as the company is on the map of Brussels. */
const centre = [-800, 0] as const;
const radius = 800;
const size = { width: 60, height: 26 };

describe('the ring of one distance', () => {
  test('is one run where no label stands on it', () => {
    expect(brokenRing(centre, radius, frame, []).match(/M/g)).toHaveLength(1);
  });

  test('is broken by a label', () => {
    expect(brokenRing(centre, radius, frame, [boxAround([0, 0], 60, 26)]).match(/M/g)).toHaveLength(2);
  });

  test('is not drawn beyond the frame', () => {
    expect(brokenRing([-3000, 0], radius, frame, [])).toBe('');
  });

  test('is the longer arc where all of it but its label is in view', () => {
    const label = boxAround([0, 200], 60, 26);
    expect(brokenRing([0, 0], 200, frame, [label])).toMatch(/A200 200 0 1 1 /);
  });

  test('has its label as low as there is room', () => {
    const at = placeRingLabel(centre, radius, size, { frame, reserved: [], lines: [] });
    expect(at?.[1]).toBeGreaterThan(frame.bottom - 30);
  });

  test('has its label neither on something reserved nor, where there is room, on a line', () => {
    const reserved = [{ left: -400, right: 400, top: 200, bottom: 340 }];
    const line = { left: -400, right: 400, top: 140, bottom: 150 };
    const at = placeRingLabel(centre, radius, size, { frame, reserved, lines: [line] }) ?? [0, 0];
    const box = boxAround(at, size.width, size.height);
    expect([...reserved, line].some((other) => overlaps(box, other))).toBe(false);
    expect(placeRingLabel(centre, radius, size, { frame, reserved: [frame], lines: [] })).toBeNull();
  });
});
