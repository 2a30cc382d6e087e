import { describe, expect, test } from 'vitest';
import type { Position } from '#src/lib/coordinates.ts';
import { visibleStretch } from './projection.ts';

const frame = { left: -400, top: -340, right: 400, bottom: 340 };

describe('what a map draws of lines and outlines', () => {
  test('visibleStretch: the part of a line in view, to beyond the frame at both ends', () => {
    const line = Array.from({ length: 41 }, (_, index): Position => [index * 100 - 2000, 0]);
    const visible = visibleStretch(line, frame);
    expect(visible[0]?.[0]).toBeLessThan(frame.left);
    // A smooth line ends halfway between its last two points.
    expect(((visible.at(-1)?.[0] ?? 0) + (visible.at(-2)?.[0] ?? 0)) / 2).toBeGreaterThan(frame.right);
    expect(visible.length).toBeLessThan(16);
    expect(visibleStretch([[900, 900]], frame)).toEqual([]);
  });
});
