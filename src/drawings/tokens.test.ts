import { expect, test } from 'vitest';
import { flatRulesIn, token } from './tokens.ts';

test('a token has a light value, and a dark one where dark mode changes it', () => {
  expect(token('color-sky', 'dark')).not.toBe(token('color-sky', 'light'));
  expect(token('color-action-fill', 'dark')).toBe(token('color-action-fill', 'light'));
});

test('a token that does not exist stops the build', () => {
  expect(() => token('nothing', 'light')).toThrow('no token --nothing');
});

test('a sheet with nested rules stops the build', () => {
  expect(() => flatRulesIn('.a { .b { fill: red } }', 'a.css')).toThrow(/^a\.css: "\.b" is nested/);
});
