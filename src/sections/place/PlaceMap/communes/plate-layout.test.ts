import { expect, test } from 'vitest';
import { type PlateRoom, placePlates } from './plate-layout.ts';

const room: PlateRoom = {
  width: 60,
  height: 30,
  farthest: 40,
  frame: { left: -200, right: 200, top: -200, bottom: 200 },
  reserved: [],
};

test('a plate stands at its place where there is room', () => {
  expect(placePlates([[0, 0]], room)).toEqual([[0, 0]]);
});

test('a second plate stands beside the first, and is left out where it cannot', () => {
  const [first, second] = placePlates(
    [
      [0, 0],
      [0, 12],
    ],
    room,
  );
  expect(Math.abs((second?.[1] ?? 0) - (first?.[1] ?? 0))).toBeGreaterThanOrEqual(30);
  const near: PlateRoom = { ...room, farthest: 8 };
  expect(
    placePlates(
      [
        [0, 0],
        [0, 12],
      ],
      near,
    )[1],
  ).toBeNull();
});

test('no plate stands on a reserved box or outside the frame', () => {
  const reserved = [{ left: -100, right: 100, top: -100, bottom: 100 }];
  expect(placePlates([[0, 0]], { ...room, reserved })).toEqual([null]);
  expect(placePlates([[300, 0]], room)).toEqual([null]);
});
