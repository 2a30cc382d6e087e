import { describe, expect, test } from 'vitest';
import { mayWeighTheSame } from './specificity.ts';

describe('selectors may weigh the same', () => {
  test.each([
    ['.a', '.b'],
    ['.a:hover', '.a.b'],
    ['.a::before', 'p.a'],
    [':is(.a,#b)', '#c'],
    [':where(.a) p', 'p'],
    ['.a:not(.b)', '.c .d'],
    ['[href]', '.a'],
    ['p:nth-child(2n+1)', 'p.a'],
    ['.a:has(#b)', '#c.d'],
    ['[id="x"]', '.a'],
    ['p:nth-child(1 of .a)', '#b'],
    [':-webkit-any(.a,#b)', '#b'],
  ])('%s and %s', (one, other) => {
    expect(mayWeighTheSame(one, other)).toBe(true);
  });

  test.each([
    ['.a', 'p'],
    ['#a', '.a.b'],
    ['.a p', '.a'],
    [':where(.a)', '.a'],
    ['[id="x"]', '#x'],
    ['.a:has(#b)', '.c.d'],
    [':is(.a,#b)', '.c'],
  ])('not: %s and %s', (one, other) => {
    expect(mayWeighTheSame(one, other)).toBe(false);
  });
});
