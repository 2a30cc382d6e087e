/**
 * Translators of browsers replace every text by elements of their own. What a visitor then reads in an island is what it
 * says untranslated: an answer is whole and of one input (IS-1).
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPage } from './contact-form.ts';
import { holdFiles, settled, startSite } from './site.ts';

const site = startSite();

/** Every text but those of drawings becomes two nested elements, as in Chrome and Edge. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
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
  });

interface Journey {
  island: string;
  path: string;
  /** What is filled in or chosen, by the names of fields; each time with another answer. */
  inputs: Record<string, string>[];
}

const message = { name: 'Zoé', email: 'zoe@example.be', phone: '053 12 34 56', message: 'Chaudière froide' };
const journeys: Journey[] = [
  {
    island: 'fault-finder',
    path: '/fr/codes-erreur',
    inputs: [
      { code: '' },
      { marque: 'vaillant', code: 'F.28' },
      { marque: 'viessmann', code: 'E6' },
      { marque: 'bosch', code: 'Z99' },
    ],
  },
  {
    island: 'service-area',
    path: '/fr/zone-intervention',
    inputs: ['', '1770', '9300', '9450', '4000'].map((q) => ({ q })),
  },
  {
    island: 'maintenance-due',
    path: '/fr/entretien-obligatoire',
    inputs: [
      { postcode: '99' },
      { postcode: '' },
      { region: 'flanders', last: '2025-02-01' },
      { region: 'wallonia', last: '2021-02-01' },
    ],
  },
  {
    island: 'my-price',
    path: '/fr/mon-prix',
    inputs: [
      { q: '' },
      { work: 'repair', age: 'older', q: '1770' },
      { work: 'boiler', energy: 'oil', q: '1000' },
      { work: 'heat-pump', q: '1300' },
      { work: 'sweeping', q: '4000' },
    ],
  },
  {
    island: 'heat-pump-check',
    path: '/fr/pompe-a-chaleur-ou-chaudiere',
    inputs: [{ use: '12000' }, { use: 'x' }, { use: '30000' }, { fuel: 'oil' }],
  },
  {
    island: 'contact-form',
    path: '/fr',
    inputs: [
      {},
      { ...message, email: 'zoe', phone: '053/12.34.56' },
      message,
      { ...message, name: 'Els', message: 'Le radiateur fuit.' },
    ],
  },
];

/** Fills in or chooses what is given, and presses Enter in the first field. */
const enter = async (page: Page, island: string, values: Record<string, string>): Promise<void> => {
  const inside = page.locator(`[data-island="${island}"]`);
  for (const [name, value] of Object.entries(values)) {
    const option = inside.locator(`[type="radio"][name="${name}"][value="${value}"]`);
    if ((await option.count()) > 0) await option.check({ force: true });
    else await inside.locator(`[name="${name}"]`).fill(value);
  }
  await inside.locator('input:not([type="radio"])').first().press('Enter');
};

const moments = ['never', 'before', 'after', 'between'] as const;

const readIsland = (page: Page, island: string): Promise<string> =>
  page
    .locator(`[data-island="${island}"]`)
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown is what is asked for
    .evaluate((element) => (element as HTMLElement).innerText.replace(/\s+/g, ''));

/** Reads the island after each input, translated at one moment. */
const readings = async ({ island, path, inputs }: Journey, moment: (typeof moments)[number]) => {
  const { page, errors } = await newPage(site, { viewport: { width: 1280, height: 900 } });
  const release = await holdFiles(page, '**/*.island.*.js');
  await page.goto(site.origin + path);
  await page.evaluate((name) => document.querySelector(`[data-island="${name}"]`)?.scrollIntoView(), island);
  if (moment === 'before') await translate(page);
  release();
  await page.waitForFunction(
    (name) =>
      Object.keys(document.querySelector(`[data-island="${name}"]`) ?? {}).some((key) =>
        key.startsWith('__reactContainer'),
      ),
    island,
  );
  await settled(page);
  if (moment === 'after') await translate(page);
  const read: string[] = [];
  for (const input of inputs) {
    await enter(page, island, input);
    await settled(page);
    read.push(await readIsland(page, island));
    if (moment === 'between') await translate(page);
  }
  const state = await page.locator(`[data-island="${island}"]`).getAttribute('data-state');
  await page.context().close();
  // React says so where it writes an island anew because the page was not as the server wrote it (#418).
  return { read, state, errors: errors.filter((error) => !error.includes('#418')) };
};

test.each(journeys)('IS-1: a translated page reads as the untranslated: $island', async (journey) => {
  const { read, state, errors } = await readings(journey, 'never');
  expect(new Set(read).size).toBe(read.length);
  expect({ state, errors }).toEqual({ state: 'running', errors: [] });
  for (const moment of moments.slice(1))
    expect({ moment, ...(await readings(journey, moment)) }).toEqual({ moment, read, state, errors });
});
