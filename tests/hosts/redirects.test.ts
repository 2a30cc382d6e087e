import { describe, expect, inject, test } from 'vitest';
import { allRedirects } from '../../integrations/hosts/hosted-site.ts';
import { responseHeaderProblems, site } from './expected.ts';
import { problemsOf, request, unless } from './requests.ts';

const capitals = [
  ...site.pages.filter(({ path }) => path !== '/').map(({ path }) => ({ from: path, to: path })),
  ...site.redirects,
].map(({ from, to }) => ({ from: from.toUpperCase(), to }));

describe.each(inject('hosts'))('$name', ({ origin }) => {
  test.each([
    ['NV-3: every redirect', allRedirects(site)],
    ['an address in capitals', capitals],
  ])('%s is permanent, keeps the query and reaches its page in one step', async (_name, redirects) => {
    const problems = await problemsOf(redirects, async ({ from, to }) => {
      const response = await request(`${origin}${from}?a=b`, { 'sec-fetch-mode': 'navigate' });
      const location = response.headers.get('location') ?? 'none';
      return [
        ...unless(response.status === 301, `status ${response.status}`),
        ...unless(new URL(location, origin).href === `${origin}${to}?a=b`, `redirects to ${location}`),
        ...responseHeaderProblems(response),
      ].map((problem) => `${from}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });
});
