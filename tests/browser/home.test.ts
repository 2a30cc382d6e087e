import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { launchFullBrowser } from '../../tools/browsers/launch.ts';
import { readContentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { startSite } from './site.ts';

const site = startSite();
// The browser without windows fetches pictures that are far below.
const siteInFullBrowser = startSite(launchFullBrowser);
const company = readContentFile('company');

test('page, style sheet, loader of the islands, house and font are all that is asked for before the visitor scrolls', async () => {
  const page = await siteInFullBrowser.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${siteInFullBrowser.origin}/fr`, { waitUntil: 'networkidle' });
  // The icon of the browser's tab and the rules of what to fetch in advance wait until everything else is there.
  for (const path of ['/favicon.svg', '/speculation-rules.json']) asked.delete(path);
  expect([...asked].length, [...asked].join(', ')).toBeLessThanOrEqual(5);
});

test.each(testedLanguages('nl'))(
  'HM-8: a click on a price card marks it and opens the booking page in a new tab, in %s',
  async (lang) => {
    const page = await site.open(`/${lang}`);
    // Booking pages are elsewhere, and not asked from a test.
    await page.context().route(
      (url) => url.origin !== site.origin,
      (route) => route.fulfill({ body: 'elsewhere' }),
    );
    const cards = page.locator('#prices > ul > li');
    const marks = (scope = page.locator('#prices')) =>
      scope
        .getByText(readContentFile(`ui/${lang}`).price.selected, { exact: true })
        .filter({ visible: true });
    expect(await marks().count()).toBe(0);
    for (const index of [2, 5]) {
      const card = cards.nth(index);
      const opened = page.context().waitForEvent('page');
      await card.getByRole('link').click();
      const tab = await opened;
      expect(tab.url()).toContain(new URL(company.bookingUrl[lang]).host);
      await tab.close();
      expect([await marks().count(), await marks(card).count()]).toEqual([1, 1]);
      expect(await card.getByRole('link').getAttribute('aria-current')).toBe('true');
    }
  },
);

test('every file of XML on the site is well-formed: sitemap, feeds, drawings', async () => {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:xml|svg)$/.test(file))
    .map((file) => ({ file, xml: readFileSync(`dist/${file}`, 'utf8') }));
  expect(files.length).toBeGreaterThan(50);
  const page = await site.newPage();
  const wrong = await page.evaluate(
    (all) =>
      all.filter(({ xml }) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')),
    files,
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
