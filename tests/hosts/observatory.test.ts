import { describe, expect, inject, test } from 'vitest';
import { observe } from '../../tools/hosts/observatory.ts';
import { site } from './site.ts';

/**
 * The most that the rules give here: 100, and 10 for `default-src 'none'`, 10 for the resource policy, 5 for the
 * referrer policy, 5 for framing refused by policy. The rest is not for this site: 5 for cookies kept safely (it sets
 * none), 5 for integrity of script files (no page asks for one by a tag), 5 for standing on browsers' HSTS preload
 * list (to be applied for when the domain is registered; the header asks for it).
 */
const highest = 130;

/** One page of each policy, and an unknown address. */
const paths = [...new Map(site.pages.map(({ path, policy }) => [policy, path])).values(), '/nothing'];

describe.each(inject('hosts'))('$name', ({ name, origin }) => {
  test('the rules of the Mozilla Observatory give the highest score to every kind of page', async () => {
    const scores: number[] = [];
    for (const path of paths) {
      const { score, verdicts } = await observe(origin, path);
      scores.push(score);
      expect({ path, score, against: verdicts.filter(({ modifier }) => modifier < 0) }).toEqual({
        path,
        score: highest,
        against: [],
      });
    }
    console.log(`${name}: Observatory ${Math.min(...scores)} on ${scores.length} pages`);
  });
});
