import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { company } from '#src/content/loaders/company.ts';
import { contactFormProps } from '#src/copy/form.ts';
import { launch, launchWithPageCache } from '../../tools/browsers/launch.ts';
import type { RunningServer } from '../../tools/server/static-server.ts';
import { cutOff } from '../accessibility/modes.ts';
import { serveSite, widths } from './site.ts';

/* Whatever goes wrong on the visitor's side: the page stays usable, and nothing that was typed is lost. */

let browser: Browser;
let site: RunningServer;
let context: BrowserContext;
beforeAll(async () => {
  [browser, site] = await Promise.all([launch(), serveSite()]);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await site.close();
});

/** A fresh visitor; messages and errors of the page are collected, and mails noted instead of opened. */
const visitor = async (from: Browser = browser): Promise<{ page: Page; errors: string[] }> => {
  context = await from.newContext({
    viewport: { width: widths.phone, height: 800 },
    reducedMotion: 'reduce',
    locale: 'nl-BE',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="mailto:"]') : null;
      if (link === null) return;
      event.preventDefault();
      const mails = JSON.parse(document.documentElement.dataset.mails ?? '[]');
      document.documentElement.dataset.mails = JSON.stringify([...mails, link.getAttribute('href')]);
    });
  });
  return { page, errors };
};

const { labels, messages } = contactFormProps('fr');
const typed = {
  name: 'Zoé De Smet',
  email: 'zoe@example.be',
  phone: '+32 470 12 34 56',
  message: 'La chaudière est froide depuis hier.',
};

const fill = async (page: Page, values: Partial<typeof typed>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
};
const values = (page: Page) =>
  page
    .locator('form [name]')
    .evaluateAll((fields) =>
      Object.fromEntries(
        fields.map((field) => [
          field.getAttribute('name'),
          field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : null,
        ]),
      ),
    );
/** Scrolls to the form; not by Playwright, which gives up where React writes the form anew meanwhile. */
const toForm = (page: Page) => page.evaluate(() => document.querySelector('form')?.scrollIntoView());
/** Keeps files on their way until the returned function is called. */
const hold = async (page: Page, files: string): Promise<() => void> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
const holdScripts = (page: Page) => hold(page, '**/*.js');
/** Opens the home page whose script files are held back, and with them its `load` event. */
const openWithoutScripts = async (page: Page) => {
  await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
};
/** True unless it is React's #418: the page was not as written, React writes it anew and says so. Nothing is lost by it. */
const lost = (error: string) => !error.includes('#418');
/** The form has its script: from then on it validates the fields itself. */
const hydrated = (page: Page) => page.locator('form[novalidate]').waitFor();
const send = (page: Page) => page.locator('form button[type="submit"]').click();
const mails = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.mails ?? '[]'));
/** The one mail that was opened. */
const mail = async (page: Page): Promise<URL> => {
  await expect.poll(() => mails(page)).toHaveLength(1);
  return new URL((await mails(page))[0] ?? '');
};
const noSidewaysScroll = async (page: Page) => expect(await cutOff(page)).toEqual([]);

test('the scripts fail to load: the form stays a mail form, with the browser’s own checks, and keeps what is typed', async () => {
  const { page } = await visitor();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.origin}/fr`);
  await toForm(page);
  await fill(page, { ...typed, email: 'zoe' });
  await send(page);
  expect(await page.locator('[name="email"]').evaluate((field) => field.matches(':invalid'))).toBe(true);
  expect(await values(page)).toEqual({ ...typed, email: 'zoe' });
  const form = page.locator('form');
  expect(await form.getAttribute('action')).toBe(`mailto:${company.email}`);
  expect(await form.getAttribute('method')).toBe('post');
  expect(await form.getAttribute('enctype')).toBe('text/plain');
  await page.locator('[popovertarget="nav"]').click();
  expect(await page.locator('#nav').isVisible()).toBe(true);
});

describe('storage', () => {
  test.each(['blocked', 'full'])(
    '%s: the entrance leads on, and pages work without a word',
    async (state) => {
      const { page, errors } = await visitor();
      await page.addInitScript((how) => {
        const refuse = () => {
          throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError');
        };
        if (how === 'full') Storage.prototype.setItem = refuse;
        else Object.defineProperty(window, 'localStorage', { get: refuse });
      }, state);
      await page.goto(site.origin);
      await page.waitForURL(`${site.origin}/nl`);
      await page.locator('[popovertarget="nav"]').click();
      await page.locator('#nav a[href="/nl/blog"]').click();
      await page.waitForURL(`${site.origin}/nl/blog`);
      expect(errors).toEqual([]);
    },
  );
});

test('fonts blocked: every word is there, in the system’s letters, at 320 px too', async () => {
  const { page } = await visitor();
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: widths.narrow, height: 800 });
  for (const path of ['/fr', '/nl/diensten/ketelherstelling', '/nl/marques/vaillant']) {
    await page.goto(site.origin + path);
    expect(await page.evaluate(() => document.fonts.check('16px Jost'))).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await noSidewaysScroll(page);
  }
});

test('images blocked: nothing collapses, each either says what it shows or is decoration', async () => {
  const { page } = await visitor();
  await page.route('**/*.{svg,png,jpg,webp,avif}', (route) => route.abort());
  for (const path of ['/fr', '/nl/projecten', '/nl/diensten/ketelherstelling']) {
    await page.goto(site.origin + path);
    expect(await page.locator('img:not([alt])').count()).toBe(0);
    await noSidewaysScroll(page);
  }
});

test('offline after the page has come: questions open, the form takes what is typed and keeps it', async () => {
  const { page, errors } = await visitor();
  await page.goto(`${site.origin}/fr`);
  await context.setOffline(true);
  await page.locator('#question-2 summary').click();
  expect(await page.locator('#question-2 p').isVisible()).toBe(true);
  await toForm(page);
  await fill(page, typed);
  expect(await values(page)).toEqual(typed);
  expect(await page.locator('form').getAttribute('action')).toBe(`mailto:${company.email}`);
  expect(errors).toEqual([]);
});

test('offline while sending: the mail opens all the same, it needs no network of ours', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr#contact`);
  await toForm(page);
  await hydrated(page);
  await context.setOffline(true);
  await fill(page, typed);
  await send(page);
  expect((await mail(page)).searchParams.get('body')).toContain(typed.message);
});

test('a very slow network: the first screen serves before the rest has come; then one reads and types without scripts, fonts and images', async () => {
  const { page } = await visitor();
  let styles = () => {};
  const stylesArrive = new Promise<void>((resolve) => {
    styles = resolve;
  });
  // Only the document comes at once, the style sheet late, and nothing else ever.
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'stylesheet') await stylesArrive;
    if (kind === 'stylesheet' || kind === 'document') await route.continue();
  });
  await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.locator(`#home a[href="tel:${company.phones.fr.number}"]`).first().waitFor();
  await page.locator('[popovertarget="nav"]').click();
  expect(await page.locator('#nav').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  styles();
  await fill(page, typed);
  expect(await values(page)).toEqual(typed);
  await noSidewaysScroll(page);
});

test('the script comes late: what was typed before it is still there after it, and is sent', async () => {
  const { page } = await visitor();
  const release = await holdScripts(page);
  await openWithoutScripts(page);
  await toForm(page);
  await fill(page, typed);
  release();
  await hydrated(page);
  expect(await values(page)).toEqual(typed);
  await send(page);
  expect((await mail(page)).searchParams.get('body')).toContain(typed.message);
});

describe('the drawing of the house comes late', () => {
  const house = (page: Page) =>
    page.evaluate(() => {
      const [use, ...flow] = document.querySelectorAll<SVGUseElement>('#home svg[role="group"] use');
      const isShown = (part: SVGUseElement) => getComputedStyle(part).visibility === 'visible';
      return {
        drawn: (use?.getBBox().width ?? 0) > 0,
        shown: use !== undefined && isShown(use),
        flowing: flow.some(isShown),
      };
    });
  const isDrawn = (page: Page) =>
    page.waitForFunction(
      () => (document.querySelector<SVGUseElement>('#home use')?.getBBox().width ?? 0) > 0,
    );
  const buttonTop = (page: Page) =>
    page.locator('#home a[href^="tel:"]').evaluate((link) => link.getBoundingClientRect().top);

  test('the words do not wait for it, and stay where they are when it comes', async () => {
    const { page } = await visitor();
    const release = await hold(page, '**/home.*.svg');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await house(page)).toMatchObject({ drawn: false, shown: true });
    const before = await buttonTop(page);
    release();
    await isDrawn(page);
    expect(await buttonTop(page)).toBe(before);
  });

  test('after dark it is not shown before its colours are there', async () => {
    const { page } = await visitor();
    await page.emulateMedia({ colorScheme: 'dark' });
    const release = await hold(page, '**/*.css');
    await page.goto(`${site.origin}/fr`, { waitUntil: 'commit' });
    await isDrawn(page);
    expect(await house(page)).toEqual({ drawn: true, shown: false, flowing: false });
    release();
    await page.waitForLoadState('load');
    expect(await house(page)).toMatchObject({ drawn: true, shown: true });
  });
});

describe('back and forward', () => {
  test('without page cache: what was typed is there on return', async () => {
    const { page } = await visitor();
    await returnTo(page);
  });

  test('with page cache: the page comes back as it was, menus closed', async () => {
    const caching = await launchWithPageCache();
    const { page } = await visitor(caching);
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.cached = String(persisted);
      }),
    );
    await returnTo(page);
    expect(await page.locator('html').getAttribute('data-cached')).toBe('true');
    await context.close();
    await caching.close();
  });

  const returnTo = async (page: Page) => {
    await page.goto(`${site.origin}/fr`);
    await toForm(page);
    await hydrated(page);
    await fill(page, typed);
    await page.locator('[popovertarget="nav"]').click();
    await page.locator('#nav a[href="/fr/blog"]').click();
    await page.waitForURL(`${site.origin}/fr/blog`);
    await page.evaluate(() => history.back());
    await page.waitForURL(`${site.origin}/fr`, { waitUntil: 'commit' });
    expect(await values(page)).toEqual(typed);
    expect(await page.locator('#nav').isVisible()).toBe(false);
    await toForm(page);
    await hydrated(page);
    expect(await values(page)).toEqual(typed);
    await send(page);
    expect((await mail(page)).searchParams.get('body')).toContain(typed.message);
  };
});

test('a double click on Send opens one mail, and the notice says that it is ready', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr`);
  await toForm(page);
  await hydrated(page);
  await fill(page, typed);
  await page.locator('form button[type="submit"]').dblclick();
  await page.getByText(labels.sentTitle).waitFor();
  expect(await mails(page)).toHaveLength(1);
  expect(await page.getByText(messages.fixErrors).count()).toBe(0);
});

test('autofill: the fields say what they are for, and a value without any key pressed is sent', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr`);
  const purposes = await page
    .locator('form [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  expect(purposes).toEqual(['name', 'email', 'tel', null]);
  await toForm(page);
  await hydrated(page);
  // As browsers fill in: the value, without the keys and without React's tracking.
  await page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field !== null) field.value = value;
    }
  }, typed);
  await send(page);
  const body = (await mail(page)).searchParams.get('body');
  for (const value of Object.values(typed)) expect(body).toContain(value);
});

test('a password manager changes the form before it is hydrated: nothing breaks, nothing foreign is sent', async () => {
  const { page, errors } = await visitor();
  const release = await holdScripts(page);
  await openWithoutScripts(page);
  await fill(page, typed);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const secret = document.createElement('input');
    secret.type = 'password';
    secret.name = 'password';
    secret.value = 'geheim';
    secret.hidden = true;
    form?.append(secret);
    for (const field of form?.querySelectorAll('input') ?? []) {
      field.setAttribute('data-manager', 'filled');
      field.style.backgroundImage = 'none';
      field.after(document.createElement('manager-icon'));
    }
  });
  await toForm(page);
  release();
  await hydrated(page);
  expect(await values(page)).toMatchObject(typed);
  await send(page);
  const address = (await mail(page)).href;
  expect(address).toContain(encodeURIComponent(typed.email));
  expect(address).not.toContain('geheim');
  expect(errors.filter(lost)).toEqual([]);
});

test.each(['before', 'after'])(
  'the browser translates the page %s the form is hydrated: it still validates and sends',
  async (when) => {
    const { page, errors } = await visitor();
    // As translators do: every text becomes two nested elements with other words.
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
        for (const text of texts.filter(
          (node) => node.data.trim() !== '' && node.parentElement?.closest('script, style') === null,
        )) {
          const outer = document.createElement('font');
          const inner = document.createElement('font');
          inner.textContent = `«${text.data}»`;
          outer.append(inner);
          text.replaceWith(outer);
        }
        document.documentElement.lang = 'en';
      });
    const release = await holdScripts(page);
    await openWithoutScripts(page);
    if (when === 'before') await translate();
    await fill(page, { ...typed, email: 'zoe' });
    await page.locator('[name="message"]').focus();
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
    if (when === 'after') await translate();
    expect(await values(page)).toEqual({ ...typed, email: 'zoe' });
    await send(page);
    await page.getByText(messages.emailInvalid).waitFor();
    await translate();
    await page.locator('[name="email"]').fill(typed.email);
    await send(page);
    expect((await mail(page)).searchParams.get('body')).toContain(typed.message);
    await expect.poll(() => page.locator('form [role="status"]').textContent()).toContain(labels.sentTitle);
    expect(errors.filter(lost)).toEqual([]);
  },
);

test('pasted with emoji and marks of direction: numbers and addresses lose the marks, the message keeps its words', async () => {
  const { page } = await visitor();
  await page.goto(`${site.origin}/fr`);
  await toForm(page);
  await hydrated(page);
  await fill(page, {
    name: '\u202eZoé 👩🏽‍🔧 ليلى',
    email: '\u200fzoe@example.be\u200b',
    phone: '\u202a+32 470 12 34 56\u202c',
    message: 'Chaudière 🥶 froide\u200f שלום 👨‍👩‍👧 merci',
  });
  await send(page);
  const { searchParams } = await mail(page);
  expect(searchParams.get('subject')).toBe('Contact form - Zoé 👩🏽‍🔧 ليلى');
  const body = searchParams.get('body') ?? '';
  for (const line of ['zoe@example.be', '+32 470 12 34 56', 'Chaudière 🥶 froide', 'שלום 👨‍👩‍👧 merci']) {
    expect(body).toContain(line);
  }
  expect(body).not.toMatch(/[\u202a-\u202e\u200b]/);
});
