import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../tools/browsers/launch.ts';
import { dist } from '../../tools/site/built-site.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** What the browser's parser of XML says against a text; null where it is well-formed. */
const complaintAbout = (xml: string): Promise<string | null> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? null;
  }, xml);

test('the parser refuses what is not well-formed', async () => {
  expect(await complaintAbout('<a>&nbsp;</a>')).toContain('error on line');
});

test('every file of XML on the site is well-formed: sitemap, feeds, drawings', async () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:xml|svg)$/.test(file),
  );
  expect(files).toEqual(
    expect.arrayContaining(['sitemap.xml', 'fr/blog/rss.xml', 'nl/blog/rss.xml', 'favicon.svg']),
  );
  const complaints = new Map<string, string | null>();
  for (const file of files)
    complaints.set(file, await complaintAbout(readFileSync(`${dist}/${file}`, 'utf8')));
  expect([...complaints].filter(([, complaint]) => complaint !== null)).toEqual([]);
});
