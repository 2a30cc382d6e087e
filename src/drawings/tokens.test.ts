import { expect, test } from 'vitest';
import { schemesIn, token } from './tokens.ts';

test('a token has its value of the day, and the one of the night where that changes it', () => {
  expect(token('paper', 'day')).toMatch(/^#/);
  expect(token('paper', 'night')).not.toBe(token('paper', 'day'));
  expect(token('s1', 'night')).toBe(token('s1', 'day'));
});

test('a token that does not exist stops the build', () => {
  expect(() => token('nothing', 'day')).toThrow('no token --nothing');
});

test('the night is found however its block is written', () => {
  for (const [open, close] of [
    ['@layer a { @media screen and (prefers-color-scheme: dark) {', '} }'],
    ['@media (prefers-color-scheme:dark) and (forced-colors: none){', '}'],
  ]) {
    const { day, night } = schemesIn(
      `:root{--a:1}\r\n${open}:root{--a:2}${close} @media print{:root{--a:3}}`,
      'a.css',
    );
    expect([day, night].map((rules) => rules.map(String))).toEqual([[':root{--a:1}'], [':root{--a:2}']]);
  }
});

test('a sheet without a night, or with rules inside rules, stops the build', () => {
  expect(() => schemesIn(':root { --a: 1 }', 'a.css')).toThrow(/^a\.css: no rules in @media/);
  expect(() => schemesIn('.a { .b { fill: red } }', 'a.css')).toThrow(/^a\.css: "\.b" stands inside/);
});
