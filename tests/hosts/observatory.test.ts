import { describe, expect, inject, test } from 'vitest';
import { observatoryScore } from '../../tools/hosts/observatory.ts';
import { site } from './expected.ts';

/**
 * The highest score that this site can have: 100, plus 10 for `default-src 'none'`, 10 for the resource policy, 5 for
 * the referrer policy, 5 for forbidding frames by policy. Not included: 5 for secure cookies (the site sets none), 5
 * for integrity attributes (no page has a script tag for a file), 5 for the HSTS preload list (needs the domain).
 */
const highestScore = 130;

/** One page of each policy, and an unknown address. */
const paths = [...new Map(site.pages.map(({ path, policy }) => [policy, path])).values(), '/nothing'];

describe.each(inject('hosts'))('$name', ({ origin }) => {
  test.each(paths)('%s has the highest score of the Mozilla Observatory', async (path) => {
    const { score, results } = await observatoryScore(origin, path);
    expect({ score, deductions: results.filter(({ modifier }) => modifier < 0) }).toEqual({
      score: highestScore,
      deductions: [],
    });
  });
});
