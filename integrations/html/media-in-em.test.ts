import { expect, test } from 'vitest';
import { inEm } from './media-in-em.ts';

test('WCAG 1.4.4: breakpoints grow with the letters the visitor asked for', () => {
  expect(inEm('(width < 640px)')).toBe('(width < 40em)');
  expect(inEm('screen and (width < 1180px) and (width >= 360px)')).toBe(
    'screen and (width < 73.75em) and (width >= 22.5em)',
  );
  expect(inEm('print')).toBe('print');
});
