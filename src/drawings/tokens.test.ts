import { expect, test } from 'vitest';
import { rulesByScheme, token } from './tokens.ts';

test('a token has a light value, and a dark one where dark mode changes it', () => {
  expect(token('color-sky', 'dark')).not.toBe(token('color-sky', 'light'));
  expect(token('color-action-fill', 'dark')).toBe(token('color-action-fill', 'light'));
});

test('a token that does not exist stops the build', () => {
  expect(() => token('nothing', 'light')).toThrow('no token --nothing');
});

test('the dark block is found however it is written', () => {
  for (const [open, close] of [
    ['@layer a { @media screen and (prefers-color-scheme: dark) {', '} }'],
    ['@media (prefers-color-scheme:dark) and (forced-colors: none){', '}'],
  ]) {
    const { light, dark } = rulesByScheme(
      `:root{--a:1}\r\n${open}:root{--a:2}${close} @media print{:root{--a:3}}`,
      'a.css',
    );
    expect([light, dark].map((rules) => rules.map(String))).toEqual([[':root{--a:1}'], [':root{--a:2}']]);
  }
});

test('a sheet without a dark block, or with nested rules, stops the build', () => {
  expect(() => rulesByScheme(':root { --a: 1 }', 'a.css')).toThrow(/^a\.css: no rules in @media/);
  expect(() => rulesByScheme('.a { .b { fill: red } }', 'a.css')).toThrow(/^a\.css: "\.b" is nested/);
});
