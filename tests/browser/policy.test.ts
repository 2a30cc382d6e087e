import { expect, test } from 'vitest';
import { permanentRedirects } from '#src/routing/redirects.ts';
import { site as loaded } from '#src/site.ts';
import { readSite } from '../../integrations/hosts/hosted-site.ts';
import { unknownPath } from './pages.ts';
import { startSite } from './site.ts';

const site = startSite();
const { pages, defaultPolicy } = readSite('dist', permanentRedirects(loaded));

test('RT-9: our server sends every page with its own policy, and the not-found page, with its own, for an unknown URL', async () => {
  for (const { path, policy } of [...pages, { path: unknownPath, policy: defaultPolicy }]) {
    const { status, headers } = await fetch(site.origin + path);
    expect([path, status]).toEqual([path, path === unknownPath ? 404 : 200]);
    expect(headers.get('content-security-policy'), path).toBe(policy);
  }
});

test('a browser runs no script that a page did not have when it was built', async () => {
  const page = await site.open('/fr');
  const run = (name: string) => page.evaluate((key) => key in window, name);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = true');
    document.head.append(script);
  });
  expect(await run('injected')).toBe(false);
});
