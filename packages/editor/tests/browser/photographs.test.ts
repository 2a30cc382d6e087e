import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { hold, save } from './actions.ts';
import { locationQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();
const picture = (name: string) => ({
  name,
  mimeType: 'image/heic',
  buffer: readFileSync(join(import.meta.dirname, '../fixture/two-colours.heic')),
});

test('MD-1: a photograph of an iPhone is dropped, described in both languages and saved; another file is told to be none', async () => {
  const { site, page } = await open(locationQuery('content/company.yaml', 'photo'));
  const field = page.locator('input[type="file"]');
  await field.setInputFiles({ name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await page.getByText('n’est pas une photo').waitFor();
  await field.setInputFiles(picture('La camionnette.HEIC'));
  await page.getByRole('textbox', { name: 'Français' }).fill('Une camionnette');
  await page.getByRole('textbox', { name: 'Néerlandais' }).fill('Een bestelwagen');
  await save(page);
  expect(site.read('content/company.yaml')).toMatch(/file: la-camionnette\.jpg[\s\S]*fr: "Une camionnette"/);
  // Another picture shows something else.
  await field.setInputFiles(picture('Atelier.HEIC'));
  await expect.poll(() => page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('');
  expect(readFileSync(join(site.root, 'content/media/la-camionnette.jpg')).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
});

test('what is typed while a photograph is read stays, in the form of a task and beside the photograph', async () => {
  const { site, page } = await open('&panel=task&id=article');
  const field = page.locator('input[type="file"]');
  const whileRead = async (typed: Locator, text: string) => {
    const answer = await hold(page, 'photo');
    await field.setInputFiles(picture(`${text}.HEIC`));
    await typed.fill(text);
    answer();
    await page.locator(`img[alt^="${text}"]`).waitFor();
    expect(await typed.inputValue()).toBe(text);
    await page.unroute('**/api/photo');
  };
  await whileRead(page.getByRole('textbox', { name: 'Titre (Français)' }), 'froid');
  await page.goto(site.url + locationQuery('content/company.yaml', 'photo'));
  await field.setInputFiles(picture('atelier.HEIC'));
  await page.locator('img[alt^="atelier"]').waitFor();
  await whileRead(page.getByRole('textbox', { name: 'Français' }), 'bureau');
  await expect.poll(() => page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('bureau');
});
