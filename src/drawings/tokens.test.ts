import { expect, test } from 'vitest';
import { rulesByScheme, token } from './tokens.ts';

test('a token has a light value, and a dark one where dark mode changes it', () => {
  expect(token('color-sky', 'dark')).not.toBe(token('color-sky', 'light'));
  expect(token('color-action-fill', 'dark')).toBe(token('color-action-fill', 'light'));
});

test('a token that does not exist stops the build', () => {
  expect(() => token('nothing', 'light')).toThrow('no token --nothing');
});

test('a sheet without a dark block, or with nested rules, stops the build', () => {
  expect(() => rulesByScheme(':root { --a: 1 }', 'a.css')).toThrow(/^a\.css: no rules in @media/);
  expect(() => rulesByScheme('.a { .b { fill: red } }', 'a.css')).toThrow(/^a\.css: "\.b" is nested/);
});
