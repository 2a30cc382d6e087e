import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startDeskPage } from './desk-page.ts';

const started = startDeskPage();

test('DK-1: both languages stand side by side, and the page shows what is typed before it is saved', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/copy/about/fr.yaml';
  await open('content/copy/about/');
  await openSection('hero');
  const heading = field(file, 'hero.heading');
  const dutch = field(file.replace('fr.yaml', 'nl.yaml'), 'hero.heading');
  const [left, right] = [await heading.boundingBox(), await dutch.boundingBox()];
  expect(left?.y).toBe(right?.y);
  await page.frameLocator('iframe').locator('h1').waitFor();
  await heading.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' pour de vrai');
  await page.frameLocator('iframe').getByText('pour de vrai').waitFor();
  expect(desk.read(file)).not.toContain('pour de vrai');
  await save();
  await page.frameLocator('iframe').locator('h1', { hasText: 'pour de vrai' }).waitFor();
  expect(desk.read(file)).toContain('pour de vrai');
});

test('DK-1: a click on a sentence of the page goes to its field', async () => {
  const { desk, page } = started();
  const words = parse(desk.read('content/copy/about/fr.yaml')).hero.heading;
  // The page is loaded anew after a save; until it is there it does not listen.
  const focused = async () => {
    await page.frameLocator('iframe').locator('h1').getByText('pour de vrai').last().click();
    return page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value);
  };
  await expect.poll(focused, { timeout: 60_000 }).toBe(words);
});

test('DK-1: a price that is typed and not saved stands on every place of the page that uses it', async () => {
  const { desk, page, open, openSection, field } = started();
  const file = 'content/facts/prices.yaml';
  const before = desk.read(file);
  await open(file);
  await openSection('repair');
  await page.locator('.preview select').first().selectOption('service/boiler-repair');
  const inside = page.frameLocator('iframe');
  await inside.locator('h1').waitFor();
  await field(file, 'repair.value').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('7919');
  const shown = async () => ((await inside.locator('body').textContent()) ?? '').replaceAll(/\s/g, '');
  await expect.poll(shown, { timeout: 60_000 }).toContain('7919');
  expect(desk.read(file)).toBe(before);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await expect.poll(shown, { timeout: 60_000 }).not.toContain('7919');
});

test('DK-1: while a value is wrong the last good page stays, and what it waits for is named', async () => {
  const { page, open, openSection, field } = started();
  const file = 'content/facts/prices.yaml';
  await open(file);
  await openSection('repair');
  const inside = page.frameLocator('iframe');
  await inside.locator('h1').first().waitFor();
  await field(file, 'repair.value').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('abc');
  const waits = page.locator('.preview [role="status"]');
  await expect.poll(() => waits.textContent(), { timeout: 60_000 }).toContain('Réparation › Valeur');
  expect(await inside.locator('h1').count()).toBe(1);
  // Another page is shown as it is saved.
  await page.locator('.preview select').first().selectOption('about');
  await expect.poll(() => page.frames()[1]?.url() ?? '', { timeout: 60_000 }).toContain('a-propos');
  await inside.locator('h1').first().waitFor();
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await expect.poll(() => waits.textContent(), { timeout: 60_000 }).toBe('');
});

test('DK-1: the form for a later price shows the page with that price, and writes nothing', async () => {
  const { desk, page } = started();
  await page.getByRole('button', { name: 'Ajouter, supprimer', exact: true }).press('Enter');
  await page.locator('[id="laterPrice.price"]').selectOption('prices.repair');
  await page.locator('[id="laterPrice.low"]').focus();
  await page.keyboard.type('7919');
  await page.locator('.preview select').first().selectOption('service/boiler-repair');
  const inside = page.frameLocator('iframe');
  const shown = async () => ((await inside.locator('body').textContent()) ?? '').replaceAll(/\s/g, '');
  await expect.poll(shown, { timeout: 60_000 }).toContain('7919');
  expect(desk.git('diff', '--', 'content/facts')).toBe('');
});

test('DK-4: nothing broke the content security policy or threw an error', () => {
  expect(started().faults).toEqual([]);
});
