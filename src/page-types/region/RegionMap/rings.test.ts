import { describe, expect, test } from 'vitest';
import { boxAround, overlaps } from '#src/sections/PlaceMap/boxes.ts';
import { frame } from './region-layout.ts';
import { brokenRing, placeRingLabel } from './rings.ts';

/** West of the map, as the company is on the map of Brussels. */
const centre = [-800, 0] as const;
const radius = 800;
const size = { width: 60, height: 26 };

describe('the ring of one distance', () => {
  test('is one run where no label stands on it', () => {
    expect(brokenRing(centre, radius, []).match(/M/g)).toHaveLength(1);
  });

  test('is broken by a label', () => {
    expect(brokenRing(centre, radius, [boxAround([0, 0], 60, 26)]).match(/M/g)).toHaveLength(2);
  });

  test('is not drawn beyond the frame', () => {
    expect(brokenRing([-3000, 0], radius, [])).toBe('');
  });

  test('has its label as low as there is room', () => {
    const at = placeRingLabel(centre, radius, size, { reserved: [], lines: [] });
    expect(at?.[1]).toBeGreaterThan(frame.bottom - 30);
  });

  test('has its label neither on something reserved nor, where there is room, on a line', () => {
    const reserved = [{ left: -400, right: 400, top: 200, bottom: 340 }];
    const line = { left: -400, right: 400, top: 140, bottom: 150 };
    const at = placeRingLabel(centre, radius, size, { reserved, lines: [line] }) ?? [0, 0];
    const box = boxAround(at, size.width, size.height);
    expect([...reserved, line].some((other) => overlaps(box, other))).toBe(false);
    expect(placeRingLabel(centre, radius, size, { reserved: [frame], lines: [] })).toBeNull();
  });
});
