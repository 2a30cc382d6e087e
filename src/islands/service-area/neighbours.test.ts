import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const centre = [100, 100] as const;

test('the nearest three whose names have room are named, the others left out', () => {
  const others = ['Asse', 'Ternat', 'Ninove', 'Aalst'].map((name, index) => ({
    name,
    position: [100, 130 + index * 30] as const,
  }));
  expect(neighboursOf(centre, others, []).map(({ name }) => name)).toEqual(['Asse', 'Ternat', 'Ninove']);
});

test('a name stands left of its dot where it would leave the map or cover something', () => {
  expect(neighboursOf(centre, [{ name: 'Denderleeuw', position: [340, 100] }], [])[0]?.anchor).toBe('end');
  const boxes = [{ middle: [220, 100] as const, halfWidth: 40, halfHeight: 10 }];
  expect(neighboursOf(centre, [{ name: 'Asse', position: [170, 100] }], boxes)[0]?.anchor).toBe('end');
  expect(neighboursOf(centre, [{ name: 'Asse', position: [220, 100] }], boxes)).toEqual([]);
});
