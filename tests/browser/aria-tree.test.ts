import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { openAuditPage } from '../accessibility/modes.ts';
import { structureOf } from './aria-tree.ts';
import { kindsIn, nowhere } from './page-kinds.ts';
import { serveSite, widths } from './site.ts';

/*
 * The accessibility tree of each kind of page, kept in aria/. A wanted change is written with
 * `npm run test:browser -- aria-tree --update`, and read before it is committed. They are kept from a build for the day that
 * `npm test` builds for (`siteDate` in package.json): on a later one a page may say that facts are being checked.
 */

let browser: Browser;
let site: RunningServer;
let page: Page;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
  page = await openAuditPage(browser, site.origin);
  await page.setViewportSize({ width: widths.laptop, height: 800 });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const structure = async (path: string) => {
  await page.goto(site.origin + path);
  return structureOf(await page.locator('body').ariaSnapshot());
};
const fileOf = (kind: string) => `./aria/${kind.replace('/', '-')}.txt`;
/** The words of a page are not kept, but a paragraph or a link where there was none shows. */
const hintOf = (path: string) =>
  `${path} is built otherwise than what is kept: parts are new, gone or moved. If that is meant, renew it: npm run test:browser -- aria-tree --update`;

test.each(kindsIn('fr'))('structure of $kind is the one that was read and kept', async ({ kind, path }) => {
  await expect(await structure(path), hintOf(path)).toMatchFileSnapshot(fileOf(kind));
});

test.each([
  { kind: 'language-gate', path: '/' },
  { kind: 'not-found', path: nowhere },
])('structure of $kind is the one that was read and kept', async ({ kind, path }) => {
  await expect(await structure(path), hintOf(path)).toMatchFileSnapshot(fileOf(kind));
});

/** What twins share: the parts of the page, in order. Names and links in sentences are each language's own. */
const partsOf = (tree: string) =>
  tree
    .slice(tree.indexOf('- main'))
    .replace(/ "[^"]*"/g, '')
    .split('\n')
    .filter((line) =>
      /^ *- (?:region|heading|table|img|article|navigation|textbox|button|group)\b/.test(line),
    )
    .map((line) => line.trim())
    .filter((line, index, all) => line !== all[index - 1]);

test.each(kindsIn('nl').filter(({ kind }) => kind !== 'home'))(
  'RT-10: the Dutch $kind has the parts of the French',
  async ({ kind, path }) => {
    const french = kindsIn('fr').find((twin) => twin.kind === kind)?.path ?? '';
    expect(partsOf(await structure(path))).toEqual(partsOf(await structure(french)));
  },
);
