import { describe, expect, test } from 'vitest';
import { joined, namesSaidIn, namesUsedIn } from './names.ts';
import { mayMatch, mayMeet } from './selector.ts';

const names = namesUsedIn(
  '<main id="top"><p class="lead big">a</p><p>b</p><svg><path class="line" fill="var(--brick,#d98c6a)"/></svg></main>',
);

describe('a selector may match', () => {
  test.each([
    'p',
    '.lead',
    'p.lead.big',
    '#top > p',
    '*',
    ':root',
    'main p:first-child::after',
    'p:not(.gone)',
    '[data-open] p',
    '.lead:is(.gone, .big)',
    'p:has(> .gone)',
    'SVG > path',
  ])('%s', (selector) => {
    expect(mayMatch(selector, names)).toBe(true);
  });

  test.each(['a', '.gone', 'p.gone', '#gone', '.gone p', 'p > .gone::before'])('not: %s', (selector) => {
    expect(mayMatch(selector, names)).toBe(false);
  });
});

describe('two selectors may meet on one element', () => {
  test.each([
    ['.lead', '.big'],
    ['p', '.lead'],
    ['main > *', '.line'],
    ['.lead:hover', 'p.big'],
    ['.lead::before', '.big::before'],
    ['.lead', '.added'],
    ['textarea', '.added'],
    ['textarea', ':is(h1,textarea)'],
  ])('%s and %s', (one, other) => {
    expect(mayMeet(one, other, names)).toBe(true);
  });

  test.each([
    ['.lead', '.line'],
    ['p', 'path'],
    ['svg', '.lead'],
    ['.lead::before', '.lead::after'],
    ['.lead', '.lead::after'],
    ['.lead + p', '.line'],
    ['.line ~ p', 'path'],
  ])('not: %s and %s', (one, other) => {
    expect(mayMeet(one, other, names)).toBe(false);
  });
});

test('a tag that only scripts name may be anywhere', () => {
  const scripted = joined([names, namesSaidIn('f("textarea")')]);
  expect(mayMeet('textarea', ':is(h1,textarea)', scripted)).toBe(true);
  expect(mayMeet('.lead', '.line', joined([names, namesSaidIn('f("line")')]))).toBe(true);
});

test('a selector that cannot be read is named', () => {
  expect(() => mayMatch('&:hover', names)).toThrow(/Selector "&:hover".*Write the rule flat/);
});
