/** TL-5: what a visitor does with the comparison of a heat pump and a boiler. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { contentFile } from '../support/content-files.ts';
import { testedLanguages } from '../support/test-scope.ts';
import { expectText, startSite, watch } from './site.ts';

const site = startSite();
const verdict = (page: Page) => page.locator('#inputs [role="status"]').first();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const fill = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

describe.each(testedLanguages('nl'))('in %s', (lang) => {
  const path = href('heat-pump-check', lang);
  const { verdicts, compute } = contentFile(`copy/heat-pump-check/${lang}`).tool;

  test('TL-5: with the prices of one home the heat pump is dearer, with those of another cheaper', async () => {
    const page = await site.open(path);
    const watched = watch(page, site.origin);
    await fill(page, { use: '17 000', efficiency: '90', fuelPrice: '0,099', electricityPrice: '0,36' });
    await page.locator('[name="emitter"][value="old"]').check();
    await fill(page, { boilerMaintenance: '168,54', pumpMaintenance: '200' });
    for (const text of ['180', verdicts.dearer.text]) await expectText(verdict(page), text);
    await fill(page, { electricityPrice: '0,20' });
    await expectText(verdict(page), verdicts.cheaper.text);
    expect(watched).toEqual({ messages: [], foreign: [] });
  });

  test('TL-5: the address carries the figures to somebody else', async () => {
    const first = await site.open(path);
    await fill(first, { use: '23456' });
    await first.locator('[name="fuel"][value="oil"]').check();
    await expect.poll(() => first.url()).toContain('fuel=oil');
    await fill(first, { use: '2345', electricityPrice: '0,31' });
    await expect.poll(() => first.url()).toContain('electricityPrice=');
    const second = await site.open(first.url().slice(site.origin.length));
    // Both, again and again: the first page may still be at work on what was typed.
    const sameAnswer = async () =>
      (await verdict(second).textContent()) === (await verdict(first).textContent());
    await expect.poll(sameAnswer).toBe(true);
    expect(await field(second, 'use').inputValue()).toBe('2345');
  });

  test('TL-5: wrong figures are told at their field, and the last result stays', async () => {
    const page = await site.open(path);
    await fill(page, { electricityPrice: '0,20' });
    await expectText(verdict(page), verdicts.cheaper.text);
    const answer = await verdict(page).textContent();
    const wrong = {
      use: 'abc',
      efficiency: '0',
      fuelPrice: '10000',
      electricityPrice: '٣٦',
      boilerMaintenance: '🔥',
    };
    await fill(page, wrong);
    await page.getByRole('button', { name: compute }).click();
    for (const [name, typed] of Object.entries(wrong)) {
      expect(await field(page, name).inputValue()).toBe(typed);
      expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true');
      const ids = (await field(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
      expect(await page.locator(`#${ids.at(-1)}`).textContent(), name).toMatch(/\d/);
    }
    expect(await page.locator(':focus').getAttribute('name')).toBe('use');
    expect(await verdict(page).textContent()).toBe(answer);
  });
});
