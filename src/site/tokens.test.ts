import { expect, test } from 'vitest';
import { token } from './tokens.ts';

test('a token has its value of the day, and the one of the night where that changes it', () => {
  expect([token('sky', 'day'), token('sky', 'night')]).toEqual(['#ffe28e', '#1b2a44']);
  expect(token('enamel', 'night')).toBe(token('enamel', 'day'));
});

test('a token that does not exist stops the build', () => {
  expect(() => token('nothing', 'day')).toThrow('no token --nothing');
});
