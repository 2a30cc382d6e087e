/** TL-5: what a visitor does with the comparison of a heat pump and a boiler. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { readContentFile } from '../support/content-files.ts';
import { collectPageErrors, expectText, startSite, waitUntilIdle } from './site.ts';

const site = startSite();
const path = href('heat-pump-check', 'nl');
const { verdicts, compute, more, copyLink, copyFailed } = readContentFile('copy/heat-pump-check/nl').tool;

const verdict = (page: Page) => page.locator('#inputs [role="status"]').first();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const chooseOption = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"][value="${value}"]`).check({ force: true });
/** Opens the folded fields, or closes them again. */
const toggleFold = (page: Page) => page.getByText(more).click();
const fillFields = async (page: Page, values: Record<string, string>): Promise<void> => {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
};

test('TL-5: with the prices of one home the heat pump is dearer, with those of another cheaper; the URL carries them to somebody else', async () => {
  const page = await site.open(path);
  const pageErrors = collectPageErrors(page, site.origin);
  await toggleFold(page);
  await fillFields(page, { use: '17 000', efficiency: '90', fuelPrice: '0,099', electricityPrice: '0,36' });
  await chooseOption(page, 'emitter', 'old');
  await fillFields(page, { boilerMaintenance: '168,54', pumpMaintenance: '200' });
  for (const text of ['180', verdicts.dearer.text]) await expectText(verdict(page), text);
  await fillFields(page, { electricityPrice: '0,20' });
  await expectText(verdict(page), verdicts.cheaper.text);
  await expect.poll(() => page.url()).toContain('electricityPrice=0%2C20');
  const other = await site.open(page.url().slice(site.origin.length));
  await expect.poll(() => verdict(other).textContent()).toBe(await verdict(page).textContent());
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
});

test('TL-5: a use that was typed is converted to the unit of the fuel that is chosen', async () => {
  const page = await site.open(path);
  await fillFields(page, { use: '12000' });
  await chooseOption(page, 'fuel', 'oil');
  const use = async () => Number(await field(page, 'use').inputValue());
  // A litre of heating oil holds about ten kWh.
  await expect.poll(use).toBeLessThan(1300);
  expect(await use()).toBeGreaterThan(1000);
  await chooseOption(page, 'fuel', 'gas');
  await expect.poll(use).toBeGreaterThan(11_900);
});

test('TL-5: wrong figures are told at their field, and the last result stays', async () => {
  const page = await site.open(path);
  await toggleFold(page);
  await fillFields(page, { electricityPrice: '0,20' });
  await expectText(verdict(page), verdicts.cheaper.text);
  const answer = await verdict(page).textContent();
  const wrong = { use: 'abc', efficiency: '0', fuelPrice: '10000' };
  await fillFields(page, wrong);
  await toggleFold(page);
  await page.getByRole('button', { name: compute }).click();
  for (const [name, typed] of Object.entries(wrong)) {
    expect(await field(page, name).isVisible(), name).toBe(true);
    expect(await field(page, name).inputValue()).toBe(typed);
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true');
    const ids = (await field(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
    expect(await page.locator(`#${ids[0]}`).textContent(), name).toMatch(/\d/);
  }
  expect(await page.locator(':focus').getAttribute('name')).toBe('use');
  expect(await verdict(page).textContent()).toBe(answer);
});

test('IS-2: a browser without a clipboard keeps the result and says what to do', async () => {
  const page = await site.newPage();
  const pageErrors = collectPageErrors(page, site.origin);
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(site.origin + path);
  await waitUntilIdle(page);
  await page.getByRole('button', { name: copyLink }).click();
  await expectText(page.locator('[data-island]').first(), copyFailed);
  expect(pageErrors).toEqual({ messages: [], foreign: [] });
  expect(await page.locator('[data-island]').first().getAttribute('data-state')).toBe('running');
});
