/** TL-5: what a visitor does with the comparison of a heat pump and a boiler. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copyOf, href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { testedLanguages } from '../support/extent.ts';
import { startSite, watch } from './site.ts';

const site = startSite();

const verdict = (page: Page) => page.locator('#inputs [role="status"]').first();
const fill = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
};
const without = (text: string | null) => (text ?? '').replace(/\s/g, '');

describe.each(testedLanguages('nl'))('in %s', (lang) => {
  const path = href('heat-pump-check', lang);
  const { tool } = copyOf('heat-pump-check', lang);

  test('TL-5: with the prices of one home the heat pump is dearer, with those of another cheaper', async () => {
    const page = await site.open(path);
    const { messages, foreign } = watch(page, site.origin);
    await fill(page, { use: '17 000', efficiency: '90', fuelPrice: '0,099', electricityPrice: '0,36' });
    await page.locator('[name="emitter"][value="old"]').check();
    await fill(page, { boilerMaintenance: '168,54', pumpMaintenance: '200' });
    await expect.poll(async () => without(await verdict(page).textContent())).toContain('180');
    expect(await verdict(page).textContent()).toContain(tool.verdicts.dearer.text);
    await fill(page, { electricityPrice: '0,20' });
    await expect.poll(() => verdict(page).textContent()).toContain(tool.verdicts.cheaper.text);
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|%\w+%/);
    expect([messages, foreign]).toEqual([[], []]);
  });

  test('TL-5: the address carries the figures to somebody else', async () => {
    const first = await site.open(path);
    await fill(first, { use: '23456' });
    await first.locator('[name="fuel"][value="oil"]').check();
    await expect.poll(() => first.url()).toContain('fuel=oil');
    await fill(first, { use: '2345', electricityPrice: '0,31' });
    await expect.poll(() => first.url()).toContain('use=2345');
    const answer = await verdict(first).textContent();
    const second = await site.open(first.url().slice(site.origin.length));
    await expect.poll(() => verdict(second).textContent()).toBe(answer);
    expect(await second.locator('[name="use"]').inputValue()).toBe('2345');
  });

  test('TL-5: wrong figures are told at their field, and the last result stays', async () => {
    const page = await site.open(path);
    await fill(page, { electricityPrice: '0,20' });
    await expect.poll(() => verdict(page).textContent()).toContain(tool.verdicts.cheaper.text);
    const answer = await verdict(page).textContent();
    const wrong = {
      use: 'abc',
      efficiency: '0',
      fuelPrice: '10000',
      electricityPrice: '٣٦',
      boilerMaintenance: '🔥',
    };
    await fill(page, wrong);
    await page.getByRole('button', { name: tool.compute }).click();
    for (const [name, typed] of Object.entries(wrong)) {
      const field = page.locator(`[name="${name}"]`);
      expect(await field.inputValue(), name).toBe(typed);
      expect(await field.getAttribute('aria-invalid'), name).toBe('true');
      const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
      const told = await page.locator(`#${ids.at(-1)}`).textContent();
      expect(told, name).toMatch(/\d/);
    }
    expect(await page.locator(':focus').getAttribute('name')).toBe('use');
    expect(await verdict(page).textContent()).toBe(answer);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('TL-5: nothing is missing without JavaScript: the example, its table and its formulas', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await page.locator('#inputs form').isVisible()).toBe(false);
    expect(await page.getByText(tool.offline.slice(0, 30)).isVisible()).toBe(true);
    expect(await page.locator('#inputs table td:visible').count()).toBeGreaterThan(0);
    expect(await page.locator('#inputs h3:visible', { hasText: tool.formulas.heading }).count()).toBe(1);
  });

  test('TL-5: what was typed stays when the script of the comparison does not load', async () => {
    const page = await site.open('/robots.txt');
    await page.route('**/HeatPumpCheck*', (route) => route.abort());
    await page.goto(site.origin + path);
    await fill(page, { use: '12345' });
    await page.locator('[name="efficiency"]').focus();
    expect(await page.locator('[name="use"]').inputValue()).toBe('12345');
  });
});
