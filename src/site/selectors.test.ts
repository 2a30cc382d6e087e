import { describe, expect, test } from 'vitest';
import { joined, mayMatch, mayMeet, namesSaidIn, namesUsedIn, weighTheSame } from './selectors.ts';

const names = namesUsedIn(
  '<main id="top"><p class="lead big">a</p><p>b</p><svg><path class="line" fill="var(--brick,#d98c6a)"/></svg></main>',
);

describe('names', () => {
  test('are those of the HTML', () => {
    expect([...names.tags]).toEqual(['main', 'p', 'svg', 'path']);
    expect([...names.classes]).toEqual(['lead', 'big', 'line']);
    expect([...names.ids]).toEqual(['top']);
    expect([...names.properties]).toEqual(['--brick']);
  });

  test('are every word that a script says between quotes', () => {
    const { classes, tags } = namesSaidIn('o({className:`wrong big`,tag:"textarea"},\'x\',other)');
    for (const name of ['wrong', 'big', 'textarea', 'x'])
      expect(classes.has(name) && tags.has(name)).toBe(true);
    expect(classes.has('other')).toBe(false);
  });

  test('of several pieces stand together', () => {
    const both = joined([names, namesUsedIn('<a class="more">')]);
    expect(both.classes.has('lead') && both.classes.has('more')).toBe(true);
  });
});

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
  ])('%s', (selector) => {
    expect(mayMatch(selector, names)).toBe(true);
  });

  test.each(['a', '.gone', 'p.gone', '#gone', '.gone p', 'p > .gone::before'])('not: %s', (selector) => {
    expect(mayMatch(selector, names)).toBe(false);
  });
});

describe('selectors weigh the same', () => {
  test.each([
    ['.a', '.b'],
    ['.a:hover', '.a.b'],
    ['.a::before', 'p.a'],
    [':is(.a,#b)', '#c'],
    [':where(.a) p', 'p'],
    ['.a:not(.b)', '.c .d'],
    ['[href]', '.a'],
    ['p:nth-child(2n+1)', 'p.a'],
  ])('%s and %s', (one, other) => {
    expect(weighTheSame(one, other)).toBe(true);
  });

  test.each([
    ['.a', 'p'],
    ['#a', '.a.b'],
    ['.a p', '.a'],
    [':where(.a)', '.a'],
  ])('not: %s and %s', (one, other) => {
    expect(weighTheSame(one, other)).toBe(false);
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
  ])('%s and %s', (one, other) => {
    expect(mayMeet(one, other, names)).toBe(true);
  });

  test.each([
    ['.lead', '.line'],
    ['p', 'path'],
    ['svg', '.lead'],
    ['.lead::before', '.lead::after'],
    ['.lead', '.lead::after'],
  ])('not: %s and %s', (one, other) => {
    expect(mayMeet(one, other, names)).toBe(false);
  });
});
