import { describe, expect, test } from 'vitest';
import { clampOutline, type Position, visibleStretch } from './projection.ts';

const frame = { left: -400, top: -340, right: 400, bottom: 340 };

describe('what a map draws of the land', () => {
  test('of a line the stretch in view, to beyond the frame at both ends', () => {
    const line = Array.from({ length: 41 }, (_, index): Position => [index * 100 - 2000, 0]);
    const seen = visibleStretch(line, frame);
    expect(seen[0]?.[0]).toBeLessThan(frame.left);
    // A smooth line ends halfway between its last two points.
    expect(((seen.at(-1)?.[0] ?? 0) + (seen.at(-2)?.[0] ?? 0)) / 2).toBeGreaterThan(frame.right);
    expect(seen.length).toBeLessThan(16);
    expect(visibleStretch([[900, 900]], frame)).toEqual([]);
  });

  test('of an outline nothing beyond the frame, and what is inside as it is', () => {
    const outline = clampOutline(
      [
        [0, -500],
        [600, 0],
        [0, 300],
        [-300, 0],
      ],
      frame,
      7,
    );
    for (const [x, y] of outline) {
      expect(Math.abs(x)).toBeLessThanOrEqual(393);
      expect(Math.abs(y)).toBeLessThanOrEqual(333);
    }
    expect(outline).toContainEqual([0, 300]);
    expect(outline).toContainEqual([393, 0]);
  });
});
