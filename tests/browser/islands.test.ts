/** Whatever fails in an island, its fallback comes back with what was typed, and the console says so once (IS-2). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  fillForm,
  formField,
  formValues,
  formWords,
  newPage,
  openForm,
  scrollToForm,
  typedMessage,
} from './contact-form.ts';
import { expectText, holdRequests, startSite, waitUntilIdle } from './site.ts';

const site = startSite();

const islandStateOf = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"]`).getAttribute('data-state');

/** Lines of the console that name an island. */
const watchConsole = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes(' stopped')) lines.push(message.text());
  });
  return lines;
};

test('IS-2: an error in a listener gives back the form as it was, with its text, beside mail and phone', async () => {
  const { page } = await openForm(site, 'fr');
  const lines = watchConsole(page);
  await fillForm(page, typedMessage);
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('broken by another program');
    };
  });
  await page.locator('#contact form button[type="submit"]').click();
  await expect.poll(() => islandStateOf(page, 'contact-form')).toBe('failed-with-text');
  expect(await formValues(page)).toMatchObject(typedMessage);
  await page.locator('#contact a[href*="?subject="]').waitFor();
  expect(lines).toHaveLength(1);
});

test('IS-2: an error in rendering gives back the list of codes and what was typed', async () => {
  const page = await site.open('/fr/codes-erreur');
  const lines = watchConsole(page);
  await waitUntilIdle(page);
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new Error('broken by another program');
    };
    const { toUpperCase } = String.prototype;
    String.prototype.toUpperCase = function upper() {
      if (String(this).startsWith('q')) throw new Error('broken by another program');
      return toUpperCase.call(this);
    };
  });
  await page.locator('[name="code"]').fill('qqq');
  await expect.poll(() => islandStateOf(page, 'fault-finder')).toMatch(/^failed/);
  expect(await page.locator('[data-island="fault-finder"] [name="code"]').inputValue()).toBe('qqq');
  expect(lines).toHaveLength(1);
});

test('IS-2: data of another release stop no page: the fallback stands in', async () => {
  const { page } = await newPage(site);
  await page.route('**/islands/contact-form.*.json', (route) => route.fulfill({ json: { labels: null } }));
  await page.goto(`${site.origin}/fr`);
  await scrollToForm(page);
  await expect.poll(() => islandStateOf(page, 'contact-form')).toBe('failed');
  await page.locator('#contact a[href*="?subject="]').waitFor();
});

test('IS-2: after a release the chunk is gone: the page loads again, once, with what was typed', async () => {
  const { page } = await newPage(site);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // The host now has another release.
  await page.route(`${site.origin}/fr`, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: 'another release' }),
  );
  const typing = Promise.withResolvers<void>();
  await page.route('**/ContactForm*.js', async (route) => {
    await typing.promise;
    await route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${site.origin}/fr`);
  await scrollToForm(page);
  await formField(page, 'message').fill(typedMessage.message);
  typing.resolve();
  await expect.poll(() => islandStateOf(page, 'contact-form'), { timeout: 30_000 }).toBe('failed-with-text');
  expect(loads).toBe(2);
  expect(await formField(page, 'message').inputValue()).toBe(typedMessage.message);
  await expectText(page.locator('#contact'), formWords.withoutForm.fr.keptText);
});

test.each([
  ['/fr', 'name', 'Zoé De Smet'],
  ['/fr/codes-erreur?marque=vaillant', 'code', 'F.28'],
  ['/fr/zone-intervention?q=9300', 'q', 'Ninov'],
  ['/fr/mon-prix?work=repair&q=9300', 'q', '1770 Liedeker'],
  ['/fr/entretien-obligatoire?region=wallonia&power=30', 'power', '24,5'],
  ['/fr/pompe-a-chaleur-ou-chaudiere?use=9000', 'use', '12345'],
])(
  'IS-3: %s keeps what is typed before it runs, also beside elements of a password manager',
  async (path, name, text) => {
    const page = await site.newPage();
    const release = await holdRequests(page, '**/*.island.*.js');
    await page.goto(site.origin + path);
    const input = page.locator(`[data-island] [name="${name}"]`);
    await input.evaluate((element: HTMLInputElement, value) => {
      element.closest('details')?.setAttribute('open', '');
      // As autofill does: without an event.
      element.value = value;
      element.focus({ preventScroll: true });
      element.setSelectionRange(2, 3);
      element.after(document.createElement('manager-icon'));
    }, text);
    await input.scrollIntoViewIfNeeded();
    release();
    await waitUntilIdle(page);
    await expect.poll(() => input.inputValue()).toBe(text);
    expect(await page.locator('[data-island]').first().getAttribute('data-state')).toBe('running');
    const caret = () =>
      page.evaluate(() => {
        const { name, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
        return [name, selectionStart, selectionEnd];
      });
    await expect.poll(caret).toEqual([name, 2, 3]);
  },
);

test('IS-3: a form that is sent before its island runs is answered, with the values of the URL', async () => {
  const page = await site.newPage();
  const release = await holdRequests(page, '**/*.island.*.js');
  await page.goto(`${site.origin}/fr/codes-erreur?marque=vaillant`);
  const input = page.locator('[data-island] [name="code"]');
  await input.fill('F.28');
  await input.press('Enter');
  release();
  await expectText(page.locator('#answer'), 'Vaillant F.28');
});
