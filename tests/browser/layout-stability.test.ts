/** A place in a page is met exactly, and nothing on a page moves by itself, not even when the font comes late. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { article } from '#src/copy/articles.ts';
import { href } from '#src/routing/routes.ts';
import { launch, launchWithPageCache } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { serveInPieces } from './chunked-server.ts';
import { kinds } from './page-kinds.ts';
import { frames, serveSite, settled } from './site.ts';

let browser: Browser;
let site: RunningServer;

beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const phone = { viewport: { width: 412, height: 823 } };

/** A page that counts what moves by itself, from its first paint on. */
const openCounting = async (script = ''): Promise<Page> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(`
    globalThis.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries())
        moved.push(value.toFixed(4) + ' ' + sources.map(({ node }) => node?.nodeName + ' ' + node?.textContent?.slice(0, 40)).join(', '));
    }).observe({ type: 'layout-shift', buffered: true });
    ${script}`);
  return page;
};

const moved = (page: Page): Promise<string[]> => page.evaluate('moved');

/** How many sections are not laid out yet (docs/decisions/0043). */
const waiting = (page: Page): Promise<number> =>
  page
    .locator('main > *')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length);

/** Where the place stands, in CSS pixels below the upper edge of the window, once the page has come to rest. */
const restOf = async (page: Page, id: string): Promise<number> => {
  const top = () =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);
  for (let before = Number.NaN; ; await page.waitForTimeout(150)) {
    const now = await top();
    if (now === before || Number.isNaN(now)) return now;
    before = now;
  }
};

/** Where a place should stand: below the bar, with the air that the style sheet asks for. */
const wanted = (page: Page, id: string): Promise<number> =>
  page.evaluate((name) => {
    const place = document.getElementById(name);
    const margin = place === null ? 0 : Number.parseFloat(getComputedStyle(place).scrollMarginTop);
    return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + margin;
  }, id);

/** Holds that the page comes to rest with the place where it should be. A busy machine may begin to scroll late. */
const met = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => Math.abs((await restOf(page, id)) - (await wanted(page, id))), { timeout: 8000 })
    .toBeLessThan(2);

describe('a place in a page is met', () => {
  test.each([
    { path: '/fr', id: 'contact' },
    { path: '/nl', id: 'services' },
    { path: '/fr/marques/vaillant', id: 'f-28' },
    {
      path: '/nl/blog/subventions-chauffage',
      id: article('subventions-chauffage', 'nl').toc.at(4)?.id ?? '',
    },
  ])('$path#$id', async ({ path, id }) => {
    const page = await openCounting();
    await page.goto(`${site.origin}${path}#${id}`);
    await met(page, id);
    await page.context().close();
  });

  test('PG-4: from the top of the page, by a link', async () => {
    const page = await openCounting();
    await page.goto(`${site.origin}/fr`);
    await page.waitForLoadState('load');
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr#contact"]')?.click());
    await expect.poll(() => page.evaluate('location.hash')).toBe('#contact');
    await met(page, 'contact');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact');
    await page.context().close();
  });

  test('PG-4: by the same link once more', async () => {
    const page = await openCounting();
    await page.goto(`${site.origin}/fr#contact`);
    await met(page, 'contact');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/fr#contact"]')?.click());
    await met(page, 'contact');
    await page.context().close();
  });

  /** Which heading stands in the window, and where. */
  const heading = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll('h2, h3')].find(
        (element) => element.getBoundingClientRect().top > 100,
      );
      return `${seen?.textContent} ${Math.round((seen?.getBoundingClientRect().top ?? 0) / 4)}`;
    });
  const readOn = async (page: Page): Promise<string> => {
    for (let step = 0; step < 8; step += 1) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 600);
      await page.waitForFunction((place) => scrollY > place, before);
    }
    for (let before = ''; before !== (await heading(page)); await page.waitForTimeout(300))
      before = await heading(page);
    return heading(page);
  };

  test('after the page was loaded anew, the same heading stands where it stood', async () => {
    const page = await openCounting();
    await page.goto(`${site.origin}/fr`);
    const before = await readOn(page);
    await page.reload();
    await expect.poll(() => heading(page), { timeout: 5000 }).toBe(before);
    await page.context().close();
  });

  test.each(['without the page cache', 'with the page cache'])('after coming back, %s', async (cache) => {
    const own = cache.startsWith('with ') ? await launchWithPageCache() : browser;
    const page = await (await own.newContext(phone)).newPage();
    await page.goto(`${site.origin}/nl`);
    const before = await readOn(page);
    await page.goto(site.origin + href('brands', 'nl'));
    await page.evaluate(() => history.back());
    await expect.poll(() => heading(page), { timeout: 5000 }).toBe(before);
    await page.context().close();
    if (own !== browser) await own.close();
  });
});

describe('what is read stays in its place', () => {
  /** Height of the whole page, in CSS pixels. */
  const lengthOf = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollHeight);

  test('when something above it grows', async () => {
    const page = await openCounting();
    await page.goto(`${site.origin}/fr`);
    await page.evaluate(() => document.getElementById('contact')?.scrollIntoView({ behavior: 'instant' }));
    const before = await restOf(page, 'contact');
    const length = await lengthOf(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('#services h2')?.style.setProperty('height', '900px'),
    );
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(length + 500);
    expect(Math.abs((await restOf(page, 'contact')) - before)).toBeLessThan(2);
    await page.context().close();
  });

  test('far sections are laid out after the first one, and all of them soon', async () => {
    const page = await openCounting(`
      globalThis.waited = 0;
      const look = () => {
        const all = [...document.querySelectorAll('main > *')];
        waited = Math.max(waited, all.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length);
        if (performance.now() < 5000) requestAnimationFrame(look);
      };
      look();`);
    await page.goto(`${site.origin}/fr`);
    await expect.poll(() => page.evaluate('waited')).toBeGreaterThan(5);
    await expect.poll(() => waiting(page)).toBe(0);
    await page.context().close();
  });

  test('when one goes far down while the page is still laid out, which is soon done', async () => {
    const page = await openCounting();
    await page.goto(`${site.origin}/fr`, { waitUntil: 'domcontentloaded' });
    const place = () => page.locator('form').evaluate((form) => form.getBoundingClientRect().top);
    await page.locator('form').scrollIntoViewIfNeeded();
    const before = await place();
    await expect.poll(() => waiting(page)).toBe(0);
    expect(Math.abs((await place()) - before)).toBeLessThan(2);
    await page.context().close();
  });
});

describe('nothing moves by itself', () => {
  test.each(kinds)('$kind: while the visitor reads from top to bottom', async ({ path }) => {
    const page = await openCounting();
    await page.goto(site.origin + path);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < length; y += 500) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      await frames(page);
    }
    await settled(page);
    expect(await moved(page)).toEqual([]);
    await page.context().close();
  });

  test.each(kinds)('$kind: when the font comes after the first paint', async ({ path }) => {
    const page = await openCounting();
    let deliver = () => {};
    const painted = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    deliver();
    await settled(page);
    expect(await moved(page)).toEqual([]);
    await page.context().close();
  });
});

describe('nothing moves while a page arrives in pieces', () => {
  let pieces: RunningServer;
  beforeAll(async () => {
    pieces = await serveInPieces(site.origin);
  });
  afterAll(() => pieces.close());

  // The language gate sends the visitor on.
  test.each(kinds.filter(({ path }) => path !== '/'))('$kind', async ({ path }) => {
    const page = await openCounting();
    await page.goto(pieces.origin + path);
    // The words of a button that shares its row with another move by less, when that comes: nothing else may.
    expect((await moved(page)).filter((shift) => Number.parseFloat(shift) > 0.0025)).toEqual([]);
    await page.context().close();
  });
});

describe('the font', () => {
  /** The typeface in which the browser really set the heading. */
  const faceOf = async (page: Page): Promise<string[]> => {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };

  test('is not asked for before a page from far away has come, and sets the words of the next', async () => {
    const page = await (await browser.newContext(phone)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: 204_800,
      uploadThroughput: 204_800,
    });
    const fontCame = page.waitForResponse(/jost\.woff2$/);
    await page.goto(`${site.origin}/fr`, { waitUntil: 'load' });
    await (await fontCame).finished();
    await page.evaluate(() => document.fonts.ready);
    const [asked, loaded] = await page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/jost.woff2'))?.startTime,
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().loadEventStart)[0],
    ]);
    expect(asked).toBeGreaterThanOrEqual(loaded);
    expect(await faceOf(page)).not.toContain('Jost');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Marques' }).click();
    await page.waitForURL('**/fr/marques');
    expect(await faceOf(page)).toEqual(['Jost']);
    await page.context().close();
  });
});
