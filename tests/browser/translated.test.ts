/**
 * Translators of browsers replace every text by elements of their own. A translated island must read like an untranslated
 * one: its answer is whole, and belongs to a single input (IS-1).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { typedMessage } from './contact-form.ts';
import { startSite, waitUntilIdle } from './site.ts';

const site = startSite();

type Values = Record<string, string>;

/** The values to enter or choose in each island, by the names of fields. Each set leads to another answer. */
const inputsByIsland: [island: string, path: string, inputs: Values[]][] = [
  [
    'fault-finder',
    href('fault-finder', 'fr'),
    [{ code: '' }, { marque: 'vaillant', code: 'F.28' }, { marque: 'bosch', code: 'Z99' }],
  ],
  ['service-area', href('service-area', 'fr'), ['', '1770', '9300', '9450', '4000'].map((q) => ({ q }))],
  [
    'maintenance-due',
    href('maintenance-due', 'fr'),
    [{ postcode: '99' }, { region: 'flanders', last: '2025-02-01' }, { region: 'wallonia' }],
  ],
  [
    'my-price',
    href('my-price', 'fr'),
    [{ q: '' }, { work: 'repair', age: 'older', q: '1770' }, { work: 'heat-pump' }, { q: '4000' }],
  ],
  ['heat-pump-check', href('heat-pump-check', 'fr'), [{ use: '12000' }, { use: 'x' }, { fuel: 'oil' }]],
  [
    'contact-form',
    '/fr',
    [{}, { ...typedMessage, email: 'zoe' }, typedMessage, { ...typedMessage, name: 'Els' }],
  ],
];

/** In the page: wraps every text, except in drawings, in two nested elements, as Chrome and Edge do. */
const translatePage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // The element that translators insert; its own type is marked as deprecated.
  const element = () => document.createElement('font' as string);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, svg') !== null)
      continue;
    const [outer, inner] = [element(), element()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  document.documentElement.lang = 'en';
};

/** When a page is translated: before hydration, or after it and after each input. */
type TranslationMoment = 'never' | 'before' | 'after';

/** Opens a page whose errors are collected, translated before its modules run if it is to be translated before. */
const openPage = async (path: string, moment: TranslationMoment) => {
  const page = await site.newPage({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(site.origin + path, async (route) => {
    const response = await route.fetch();
    const script = moment === 'before' ? `<script>(${translatePage})();</script>` : '';
    await route.fulfill({
      response,
      body: (await response.text()).replace('</body>', () => `${script}</body>`),
    });
  });
  await page.goto(site.origin + path);
  return { page, errors };
};

const enterAndSend = async (page: Page, island: string, values: Values): Promise<void> => {
  const form = page.locator(`[data-island="${island}"] form`).first();
  for (const [name, value] of Object.entries(values)) {
    const option = form.locator(`[type="radio"][name="${name}"][value="${value}"]`);
    const field = form.locator(`[name="${name}"]`);
    if ((await option.count()) > 0) await option.check({ force: true });
    else if ((await field.locator('option').count()) > 0) await field.selectOption(value);
    else await field.fill(value);
  }
  await form.locator('[type="submit"]').first().click();
};

/** Text that has not changed for this long is final, in milliseconds. Longer than an island takes to fetch codes. */
const restMs = 400;

/** The text of an island that a visitor reads. */
const readIsland = async (page: Page, island: string): Promise<string> =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent would include hidden words
  (await page.locator(`[data-island="${island}"]`).innerText()).replace(/\s+/g, '');

/** The same once it differs from the former text and has come to rest. */
const readAtRest = async (page: Page, island: string, former: string): Promise<string> => {
  for (let before = former; ; await page.waitForTimeout(restMs)) {
    const text = await readIsland(page, island);
    if (text !== former && text === before) return text;
    before = text;
  }
};

/**
 * Reads the island after each input, as a new visitor whose page is translated at one moment. With `expected`, the texts of
 * the untranslated page, it waits only until it reads so.
 */
const textsAfterInputs = async (
  [island, path, inputs]: (typeof inputsByIsland)[number],
  moment: TranslationMoment,
  expected?: string[],
) => {
  const { page, errors } = await openPage(path, moment);
  await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
  await page.locator(`[data-island="${island}"][data-state="running"]`).waitFor();
  await waitUntilIdle(page);
  const texts: string[] = [];
  for (const [index, values] of inputs.entries()) {
    if (moment === 'after') await page.evaluate(translatePage);
    await enterAndSend(page, island, values);
    const text = expected?.[index];
    if (text !== undefined) await expect.poll(() => readIsland(page, island), { message: moment }).toBe(text);
    texts.push(text ?? (await readAtRest(page, island, texts.at(-1) ?? '')));
  }
  // React says so where it writes an island anew because the page was not as the server wrote it (#418).
  expect(errors.filter((error) => !error.includes('#418'))).toEqual([]);
  return texts;
};

test.each(inputsByIsland)('IS-1: a translated page reads as the untranslated: %s', async (...row) => {
  const untranslated = await textsAfterInputs(row, 'never');
  expect(new Set(untranslated).size).toBe(untranslated.length);
  await textsAfterInputs(row, 'before', untranslated);
  await textsAfterInputs(row, 'after', untranslated);
});
