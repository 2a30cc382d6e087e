import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchTwiceAsLarge } from '../../tools/browsers/launch.ts';
import { allPaths, kinds, nowhere } from '../browser/page-kinds.ts';
import { alwaysWithFont, startSite, type Watch, watch, widths } from '../browser/site.ts';
import { isRelease } from '../support/extent.ts';
import { faultsOf } from './axe.ts';
import { clippedContent } from './clipping.ts';
import { applyMode, modeOf, modes, openAuditPage } from './modes.ts';

/*
 * `npm run test:release` (and `npm run test:accessibility`) tests every page in every mode and width; `npm test` one
 * page of each kind in the modes that differ most.
 */
const paths = isRelease ? ['/', nowhere, ...allPaths] : kinds.map(({ path }) => path);
const wanted = isRelease ? modes : [modeOf('light', widths.phone), modeOf('dark', widths.laptop)];
/** Letters twice as large are a setting of the browser, in a browser of its own. */
const wantedLarge = isRelease
  ? Object.values(widths).map((width) => modeOf('light', width))
  : [modeOf('light', widths.narrow)];

const site = startSite();
const large = startSite(launchTwiceAsLarge);
let page: Page;
let largePage: Page;
let watched: Watch;
beforeAll(async () => {
  page = await openAuditPage(site.browser, site.origin);
  largePage = await openAuditPage(large.browser, large.origin);
  await alwaysWithFont(largePage);
  watched = watch(page, site.origin);
});

test.each(paths)('WCAG 2.2 AA, AAA for contrast: %s', async (path) => {
  await page.goto(site.origin + path);
  expect(await faultsOf(page, wanted)).toEqual([]);
  await largePage.goto(large.origin + path);
  expect(await faultsOf(largePage, wantedLarge), 'letters twice as large').toEqual([]);
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

test.each(paths.filter((path) => path !== '/' && path !== nowhere))(
  '%s: no message in the console, no request elsewhere, hidden names in its language, nothing cut off at 320 px',
  async (path) => {
    watched.messages.length = 0;
    watched.foreign.length = 0;
    await page.goto(site.origin + path);
    for (const look of ['light', 'text spacing']) {
      await applyMode(page, modeOf(look, widths.narrow));
      expect(await clippedContent(page), look).toEqual([]);
    }
    const lang = path.slice(1, 3);
    const other = lang === 'fr' ? only.nl : only.fr;
    expect((await hiddenNames(lang)).filter((name) => (name.match(other)?.length ?? 0) > 1)).toEqual([]);
    expect(watched).toEqual({ messages: [], foreign: [] });
  },
);

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
  'WCAG 2.1.1: no table of %s has to be scrolled, spaced widely or twice as large',
  async (path) => {
    await page.goto(site.origin + path);
    await largePage.goto(large.origin + path);
    for (const width of isRelease ? Object.values(widths) : [widths.narrow]) {
      await applyMode(page, modeOf('text spacing', width));
      expect(await outOfReach(page), `text spacing, ${width} px`).toEqual([]);
      await applyMode(largePage, modeOf('light', width));
      expect(await outOfReach(largePage), `letters twice as large, ${width} px`).toEqual([]);
    }
  },
);

test.each(kinds)('nothing on $kind moves for who asks for no motion', async ({ path }) => {
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
