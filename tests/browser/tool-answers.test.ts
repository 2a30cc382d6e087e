/** The answers of the tools: where the focus goes, and that no call of the browser that throws stops one (IS-2, IS-4). */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contentFile } from '../support/content-files.ts';
import { newPage } from './contact-form.ts';
import { expectText, settled, startSite } from './site.ts';

const site = startSite();

/** Each tool one input before its answer, with the field, what is typed, and what names the answer. */
const tools = [
  ['/fr/codes-erreur?marque=vaillant', 'code', 'F.28', /F\.28/],
  ['/fr/zone-intervention', 'q', '1770', /Liedekerke/],
  ['/fr/entretien-obligatoire?region=flanders&appliance=gas&last=2025-02-01', 'power', '30', /2027/],
  ['/fr/mon-prix?work=repair&age=older', 'q', '1770', /168,54/],
  ['/fr/pompe-a-chaleur-ou-chaudiere', 'use', '12345', /par an/],
] as const;

const enter = async (page: Page, name: string, text: string): Promise<void> => {
  const field = page.locator(`[data-island] [name="${name}"]`).first();
  await field.fill(text);
  await field.press('Enter');
};

/** The element that has the focus: its name, and its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const heading = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
    return { name: heading?.textContent ?? '', words: element?.textContent ?? '' };
  });

describe.each(tools)('%s', (path, name, text, words) => {
  test('IS-4: Enter leads to the answer, which its heading names and no live region repeats', async () => {
    const page = await site.open(path);
    await settled(page);
    await enter(page, name, text);
    await expect.poll(async () => (await focused(page)).words).toMatch(words);
    expect((await focused(page)).name).not.toBe('');
    // Live regions outside of the answer; those within it tell what changes later.
    const said = await page
      .locator('[data-island] > [role="status"]')
      .evaluateAll((regions) => regions.map(({ textContent }) => textContent).join(''));
    expect(said).toBe('');
  });

  test('IS-2: a browser that refuses to write the address still answers', async () => {
    const { page, errors } = await newPage(site);
    await page.addInitScript(() => {
      history.replaceState = () => {
        document.documentElement.dataset.refused = '';
        throw new DOMException('too often', 'SecurityError');
      };
    });
    await page.goto(site.origin + path);
    await settled(page);
    await enter(page, name, text);
    await expect.poll(async () => (await focused(page)).words).toMatch(words);
    // The address is written when typing rests.
    await page.locator('[data-refused]').waitFor();
    expect(errors).toEqual([]);
    expect(await page.locator('[data-island]').first().getAttribute('data-state')).toBe('running');
  });
});

test('IS-1: what another program has taken away is neither removed again nor a place to insert at', async () => {
  const { page, errors } = await newPage(site);
  await page.goto(`${site.origin}/fr/zone-intervention`);
  await settled(page);
  await enter(page, 'q', '1770');
  await expect.poll(async () => (await focused(page)).words).toMatch(/Liedekerke/);
  // As React does with a text that a translator has replaced.
  const kept = await page.evaluate(() => {
    const [former, next] = [new Text('former'), new Text('next')];
    document.body.removeChild(former);
    document.body.insertBefore(next, former);
    return document.body.lastChild === next;
  });
  expect([kept, errors]).toEqual([true, []]);
});

test('IS-2: a browser without a clipboard keeps the result and says what to do', async () => {
  const { page, errors } = await newPage(site);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`${site.origin}/fr/pompe-a-chaleur-ou-chaudiere`);
  await settled(page);
  const { copyLink, copyFailed } = contentFile('copy/heat-pump-check/fr').tool;
  await page.getByRole('button', { name: copyLink }).click();
  await expectText(page.locator('[data-island]').first(), copyFailed);
  expect(await page.locator('[data-island]').first().getAttribute('data-state')).toBe('running');
  expect(errors).toEqual([]);
});

test('TL-5: a use that was typed is converted to the unit of the fuel that is chosen', async () => {
  const page = await site.open('/fr/pompe-a-chaleur-ou-chaudiere');
  await settled(page);
  const use = page.locator('[name="use"]');
  await use.fill('12000');
  await page.locator('[name="fuel"][value="oil"]').check({ force: true });
  const litres = Number(await use.inputValue());
  // A litre of heating oil holds about ten kWh.
  expect(litres).toBeGreaterThan(1000);
  expect(litres).toBeLessThan(1300);
  await page.locator('[name="fuel"][value="gas"]').check({ force: true });
  expect(Number(await use.inputValue())).toBeGreaterThan(11_900);
});
