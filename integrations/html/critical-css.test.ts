import { describe, expect, test } from 'vitest';
import { criticalCss, usedCss } from './critical-css.ts';
import { namesUsedIn } from './names.ts';

const html = '<body><header class="bar wide"><a id="logo" href="/">x</a></header></body>';
const kept = (css: string) => criticalCss(css, namesUsedIn(html));

describe('critical CSS', () => {
  test.each([
    '.bar{color:red}',
    'header.bar > a{color:red}',
    '#logo::before{content:""}',
    '.bar:not(.gone) a:focus-visible{color:red}',
    '.bar:not(:popover-open){display:none}',
    ':root{--ink:#000}a{color:var(--ink)}',
    ':root{--ink:#000;--line:2px solid var(--ink)}a{border:var(--line)}',
    '@media (prefers-color-scheme:dark) and (forced-colors:none){a{color:red}}',
    '*{margin:0}',
    '@media (width<640px){.wide{color:red}}',
    '@layer base,components;',
    '@font-face{font-family:X}',
    '@layer base{a[href^="http"]{color:red}}',
  ])('keeps what the HTML may need: %s', (css) => {
    expect(kept(css)).toBe(css);
  });

  test.each([
    '.footer{color:red}',
    '.bar .footer{color:red}',
    'table{color:red}',
    '#form{color:red}',
    '@media print{.bar{color:red}}',
    '@media (forced-colors:active){.bar{color:red}}',
    '.bar:hover{color:red}',
    '.bar:has(:popover-open) a{color:red}',
    'html[data-scrolled] .bar{color:red}',
    '@layer sections{@media (width<640px){.footer{color:red}}}',
    '@keyframes flow{to{opacity:0}}',
    ':root{--ink:#000;--line:2px solid var(--ink)}',
    '@layer a{@supports (color:red){@media screen{main>:nth-child(n + 3){color:red}}}}',
    '@layer late{.bar{color:red}}',
    ':root:not(:has(:target)) main>:nth-child(n + 3){color:red}',
  ])('leaves out what cannot show in the first screen: %s', (css) => {
    expect(kept(css)).toBe('');
  });

  test('keeps the matching part of a list, and the keyframes that are used', () => {
    expect(kept('.bar,.footer{color:red}')).toBe('.bar{color:red}');
    const moving = '.bar{animation:flow 1s}@keyframes flow{to{opacity:0}}';
    expect(kept(moving)).toBe(moving);
  });

  test('says the order of layers once', () => {
    expect(kept('@layer a,b;@layer a{.bar{color:red}}@layer b;')).toBe(
      '@layer a,b;@layer a{.bar{color:red}}',
    );
    expect(kept('@layer a;@layer a,b;')).toBe('@layer a;@layer a,b;');
  });
});

describe('CSS that is used', () => {
  const used = (css: string) => usedCss(css, namesUsedIn(html));

  test.each([
    '.bar:hover{color:red}',
    '@media print{.bar{color:red}}',
    '@layer late{.bar{color:red}}',
    '.bar{color:red}.wide{color:blue}.bar{color:green}',
    '.bar{color:red}@media print{.bar{color:red}}',
    '@view-transition{navigation:auto}',
  ])('keeps what the page may show at some time: %s', (css) => {
    expect(used(css)).toBe(css);
  });

  test.each(['.footer:hover{color:red}', '@media print{table{color:red}}', ':root{--ink:#000}'])(
    'leaves out what no page of the kind has: %s',
    (css) => {
      expect(used(css)).toBe('');
    },
  );

  test('keeps a custom property that a drawing in the HTML refers to', () => {
    const drawn = namesUsedIn('<path fill="var(--brick)"/>');
    expect(usedCss(':root{--brick:red;--roof:blue}', drawn)).toBe(':root{--brick:red}');
  });

  test('says once what two chunks say, where the last of them said it', () => {
    expect(used('.bar{color:red}.wide{color:blue}.bar{color:red}')).toBe('.wide{color:blue}.bar{color:red}');
  });
});
