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
  /** Inputs one after the other, each with another answer. */
  inputs: ((page: Page) => Promise<void>)[];
}

const type = (name: string, text: string) => async (page: Page) => {
  await page.locator(`[data-island] [name="${name}"]`).fill(text);
  await page.locator(`[data-island] [name="${name}"]`).press('Enter');
};
const brandAndCode = (brand: string, code: string) => async (page: Page) => {
  await page.locator(`[name="marque"][value="${brand}"]`).check({ force: true });
  await type('code', code)(page);
};
const appliance = (region: string, last: string) => async (page: Page) => {
  await page.locator(`[name="region"][value="${region}"]`).check({ force: true });
  await page.locator('[name="last"]').fill(last);
  await page.locator('[name="last"]').press('Enter');
};
const price = (work: string, place: string) => async (page: Page) => {
  for (const [name, value] of [
    ['work', work],
    ['age', 'older'],
  ])
    await page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
  if (work === 'boiler') await page.locator('[name="energy"][value="oil"]').check({ force: true });
  await type('q', place)(page);
};
const message = (values: Record<string, string>) => async (page: Page) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('#contact [type="submit"]').click();
};

const journeys: Journey[] = [
  {
    island: 'fault-finder',
    path: '/fr/codes-erreur',
    inputs: [
      type('code', ''),
      brandAndCode('vaillant', 'F.28'),
      brandAndCode('viessmann', 'E6'),
      brandAndCode('bosch', 'Z99'),
    ],
  },
  {
    island: 'service-area',
    path: '/fr/zone-intervention',
    inputs: [type('q', ''), type('q', '1770'), type('q', '9300'), type('q', '9450'), type('q', '4000')],
  },
  {
    island: 'maintenance-due',
    path: '/fr/entretien-obligatoire',
    inputs: [
      type('postcode', '99'),
      type('postcode', ''),
      appliance('flanders', '2025-02-01'),
      appliance('wallonia', '2021-02-01'),
    ],
  },
  {
    island: 'my-price',
    path: '/fr/mon-prix',
    inputs: [
      type('q', ''),
      price('repair', '1770'),
      price('boiler', '1000'),
      price('heat-pump', '1300'),
      price('sweeping', '4000'),
    ],
  },
  {
    island: 'heat-pump-check',
    path: '/fr/pompe-a-chaleur-ou-chaudiere',
    inputs: [
      type('use', '12000'),
      type('use', 'x'),
      type('use', '30000'),
      (page) => page.locator('[name="fuel"][value="oil"]').check({ force: true }),
    ],
  },
  {
    island: 'contact-form',
    path: '/fr',
    inputs: [
      message({}),
      message({ name: 'Zoé', email: 'zoe', phone: '053/12.34.56', message: 'Chaudière froide' }),
      message({ name: 'Zoé', email: 'zoe@example.be', phone: '053 12 34 56', message: 'Chaudière froide' }),
      message({ name: 'Els', email: 'els@example.be', phone: '053 12 34 56', message: 'Le radiateur fuit.' }),
    ],
  },
];

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
    await input(page);
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
