import { expect, test } from 'vitest';
import { type LabelSpace, placeNames } from './name-layout.ts';

const room: LabelSpace = {
  fontSize: 20,
  farthest: 40,
  frame: { left: -200, right: 200, top: -200, bottom: 200 },
  reserved: [],
  avoided: [],
};

const jette = [{ name: 'Jette', position: [0, 0] as const }];

test('a name stands at its place where there is room, a long one divided at a hyphen', () => {
  expect(placeNames(jette, room)[0]?.at).toEqual([0, 0]);
  expect(placeNames([{ name: 'Molenbeek-Saint-Jean', position: [0, 0] }], room)[0]?.lines).toEqual([
    'Molenbeek-',
    'Saint-Jean',
  ]);
});

test('a second name stands beside the first, and is left out where it cannot', () => {
  const names = [...jette, { name: 'Evere', position: [0, 12] as const }];
  const [first, second] = placeNames(names, room);
  expect(Math.abs((second?.at[1] ?? 0) - (first?.at[1] ?? 0))).toBeGreaterThanOrEqual(20);
  expect(placeNames(names, { ...room, farthest: 8 })[1]).toBeNull();
});

test('it stands on a line only where there is no other room, never on a reserved box or outside the frame', () => {
  const line = { left: -2, right: 2, top: -100, bottom: 100 };
  expect(placeNames(jette, { ...room, avoided: [line] })[0]?.at[0]).not.toBe(0);
  expect(placeNames(jette, { ...room, farthest: 8, avoided: [line] })[0]?.at).toEqual([0, 0]);
  const reserved = [{ left: -100, right: 100, top: -100, bottom: 100 }];
  expect(placeNames(jette, { ...room, reserved })).toEqual([null]);
  expect(placeNames([{ name: 'Jette', position: [300, 0] }], room)).toEqual([null]);
});
