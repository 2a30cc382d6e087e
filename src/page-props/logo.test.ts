import { expect, test } from 'vitest';
import { logoImage } from './logo.ts';

test('a logo has the height of its plate and the shape of its file', () => {
  const { src, width, height } = logoImage('/favicon.svg');
  expect(src).toBe('/favicon.svg');
  expect(height).toBe(48);
  expect(width).toBeGreaterThan(0);
});
