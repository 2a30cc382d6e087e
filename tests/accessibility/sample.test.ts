import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactFormProps } from '#src/copy/form.ts';
import { languages } from '#src/lib/language.ts';
import { launch, launchTwiceAsLarge } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { allPaths, kinds } from '../browser/page-kinds.ts';
import { serveSite, type Watch, watch, widths } from '../browser/site.ts';
import {
  cutOff,
  faultsOf,
  lookAt,
  modeOf,
  openAuditPage,
  plainSampleModes,
  sampleModes,
  violationsOf,
} from './modes.ts';

/*
 * The slice of the accessibility matrix that runs at every `npm test`: all pages in one mode, one page of each kind in
 * every look. `npm run test:accessibility` runs all pages in all modes.
 */

let browser: Browser;
let site: RunningServer;
let page: Page;
let large: Browser;
let largePage: Page;
let seen: Watch;
beforeAll(async () => {
  [browser, large, site] = await Promise.all([launch(), launchTwiceAsLarge(), serveSite()]);
  page = await openAuditPage(browser, site.origin);
  largePage = await openAuditPage(large, site.origin);
  seen = watch(page, site.origin);
});
afterAll(async () => {
  await browser.close();
  await large.close();
  await site.close();
});

/** Words that only one of the languages has. One may be part of a proper name; two tell in which a name is. */
const only = {
  fr: /(?:^|[\s’'])(?:les|des|une|avec|pour|dans|sur|est|votre|du|au)(?=\s)/gi,
  nl: /(?:^|\s)(?:het|een|van|voor|naar|niet|uw|met|op|bij)(?=\s)/gi,
};

/** Names that only assistive technology reads, outside parts marked as another language. */
const hiddenNames = (lang: string) =>
  page.evaluate(
    (own) =>
      [...document.querySelectorAll('body [aria-label], body [alt], body [title], body .visually-hidden')]
        .filter((element) => element.closest('[lang]')?.getAttribute('lang')?.startsWith(own) ?? true)
        .map(
          (element) =>
            element.getAttribute('aria-label') ??
            element.getAttribute('alt') ??
            element.getAttribute('title') ??
            element.textContent ??
            '',
        ),
    lang,
  );

test.each(allPaths)('all pages, on a phone: %s', async (path) => {
  seen.messages.length = 0;
  seen.foreign.length = 0;
  await page.goto(site.origin + path);
  expect(await faultsOf(page, [modeOf('light', widths.phone)])).toEqual([]);
  expect(seen.messages).toEqual([]);
  expect(seen.foreign).toEqual([]);
  expect(await page.locator('h1').count()).toBe(1);

  const lang = path.slice(1, 3);
  const other = lang === 'fr' ? only.nl : only.fr;
  expect((await hiddenNames(lang)).filter((name) => (name.match(other)?.length ?? 0) > 1)).toEqual([]);

  for (const look of ['light', 'text spacing']) {
    await lookAt(page, modeOf(look, widths.narrow));
    expect(await cutOff(page), `${look}, ${widths.narrow} px`).toEqual([]);
  }
});

test.each(kinds)('all looks: $kind ($path)', async ({ path }) => {
  await page.goto(site.origin + path);
  expect(await faultsOf(page, sampleModes)).toEqual([]);
  await largePage.goto(site.origin + path);
  expect(await faultsOf(largePage, plainSampleModes), 'letters twice as large').toEqual([]);
});

/** Parts that have to be scrolled sideways, with nothing in them that the keyboard could come to. */
const outOfReach = (among: Page) =>
  among.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth &&
          ['auto', 'scroll'].includes(getComputedStyle(part).overflowX) &&
          part.closest('[tabindex="0"]') === null &&
          part.querySelector('a, button, input, summary, [tabindex="0"]') === null,
      )
      .map((part) => part.textContent?.trim().slice(0, 60)),
  );

test.each(allPaths.filter((path) => path.includes('/blog/')))(
  'WCAG 2.1.1: no table has to be scrolled, spaced widely or twice as large: %s',
  async (path) => {
    await page.goto(site.origin + path);
    await largePage.goto(site.origin + path);
    for (const width of Object.values(widths)) {
      await lookAt(page, modeOf('text spacing', width));
      expect(await outOfReach(page), `text spacing, ${width} px`).toEqual([]);
      await lookAt(largePage, modeOf('light', width));
      expect(await outOfReach(largePage), `letters twice as large, ${width} px`).toEqual([]);
    }
  },
);

test.each(kinds)('nothing moves for who asks for no motion: $kind', async ({ path }) => {
  await page.goto(site.origin + path);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 0,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

describe.each(languages)('states that only appear when something is done, in %s', (lang) => {
  const { labels, messages } = contactFormProps(lang);

  test('NV-1, NV-2: the open menu and the open drop-down', async () => {
    await page.goto(`${site.origin}/${lang}`);
    await lookAt(page, modeOf('light', widths.narrow));
    await page.locator('[popovertarget="nav"]').click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await lookAt(page, modeOf('light', widths.laptop));
    await page.locator('header details summary').click();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('CF-2, CF-3: the form with its messages, and after sending; both are announced', async () => {
    await page.goto(`${site.origin}/${lang}`);
    await lookAt(page, modeOf('light', widths.phone));
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="mailto:"]'))
          event.preventDefault();
      }),
    );
    const live = page.locator('form [role="status"]');
    await page.locator('form').scrollIntoViewIfNeeded();
    await page.locator('form:not([novalidate])').waitFor({ state: 'detached' });
    // The region stands in the page before there is anything to announce, or screen readers miss the first time.
    expect(await live.textContent()).toBe('');
    await page.locator('form button[type="submit"]').click();
    await live.getByText(messages.fixErrors).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const field of ['name', 'email', 'phone', 'message']) {
      const id = await page.locator(`[name="${field}"]`).getAttribute('aria-describedby');
      expect(await page.locator(`[id="${id}"]`).isVisible(), field).toBe(true);
    }
    await page.locator('[name="name"]').fill('Zoé De Smet');
    await page.locator('[name="email"]').fill('zoe@example.be');
    await page.locator('[name="phone"]').fill('+32 470 12 34 56');
    await page.locator('[name="message"]').fill('De ketel blijft koud.');
    await page.locator('form button[type="submit"]').click();
    await live.getByText(labels.sentTitle).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
