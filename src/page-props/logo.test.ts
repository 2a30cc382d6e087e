import { expect, test } from 'vitest';
import { brandFile } from '#src/content/schemas/brand.ts';
import { logoImage } from './logo.ts';

test('a logo has the height of its plate and the shape of its file', () => {
  const { src, width, height } = logoImage('/favicon.svg');
  expect(src).toBe('/favicon.svg');
  expect(height).toBe(48);
  expect(width).toBeGreaterThan(0);
});

test.each([
  ['logos/bosch.svg', 'write /logos/'],
  ['/logos/nobody.svg', 'public/logos/nobody.svg does not exist'],
])('the logo "%s" stops the build', (logo, message) => {
  const { error } = brandFile.safeParse({ name: 'Bosch', order: 1, logo });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});
