import { expect, test } from 'vitest';
import { criticalCss, removeFonts } from './style-sheets.ts';

test.each([
  ['.used{color:red}.unused{color:red}', '.used{color:red}'],
  ['#used{color:red}#unused{color:red}', '#used{color:red}'],
  ['.used .unused{color:red}.used p{color:red}', '.used p{color:red}'],
  ['.used{color:red;& .unused{color:#00f}&:hover{color:#000}}', '.used{color:red;&:hover{color:#000}}'],
  ['@media screen{.unused{color:red}}', ''],
  ['@media print{.used{color:red}}', ''],
  ['@media print,(width<9px){.used{color:red}}', '@media print,(width<9px){.used{color:red}}'],
  ['p{color:red}', 'p{color:red}'],
  ['.used:not(.unused){color:red}', '.used:not(.unused){color:red}'],
])('%s', (css, expected) => {
  expect(criticalCss(css, new Set(['used']), '')).toBe(expected);
});

test('the order of layers stays', () => {
  const css =
    '@layer a,b,c;@layer c{.used{color:red}}@layer a{.used{color:#000}}@layer b{.unused{color:red}}';
  expect(criticalCss(css, new Set(['used']), '')).toMatch(/^@layer a\b.*,? ?b.*c/);
});

test('custom properties stay where a rule or the markup refers to them, if only through another', () => {
  const css = ':root{--unused:red;--brick:var(--clay);--clay:red;--ink:#000}p{color:var(--ink)}';
  const kept = ':root{--brick:var(--clay);--clay:red;--ink:#000}p{color:var(--ink)}';
  expect(criticalCss(css, new Set(), '<path fill="var(--brick)">')).toBe(kept);
});

test('a style sheet that cannot be parsed stops the build', () => {
  expect(() => criticalCss('.used{color:red}}', new Set(['used']), '')).toThrow();
});

test('removeFonts leaves everything but fonts', () => {
  expect(removeFonts('@font-face{font-family:Jost;src:url(/a.woff2)}p{color:red}')).toBe('p{color:red}');
});
