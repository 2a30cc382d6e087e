import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const near = { x: 100, y: 100 };

test('the nearest three whose names have room are named, the others left out', () => {
  const others = ['Asse', 'Ternat', 'Ninove', 'Aalst'].map((name, index) => ({
    name,
    x: 100,
    y: 130 + index * 30,
  }));
  expect(neighboursOf(near, others, []).map(({ name }) => name)).toEqual(['Asse', 'Ternat', 'Ninove']);
});

test('a name stands left of its dot where it would leave the map or cover something', () => {
  expect(neighboursOf(near, [{ name: 'Denderleeuw', x: 340, y: 100 }], [])[0]?.anchor).toBe('end');
  const taken = [{ x: 220, y: 100, halfWidth: 40, halfHeight: 10 }];
  expect(neighboursOf(near, [{ name: 'Asse', x: 170, y: 100 }], taken)[0]?.anchor).toBe('end');
  expect(neighboursOf(near, [{ name: 'Asse', x: 220, y: 100 }], taken)).toEqual([]);
});
