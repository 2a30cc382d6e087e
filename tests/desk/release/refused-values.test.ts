import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage, textOf } from './desk-page.ts';

/* What the checks refuse is told where it was typed, and nothing is written. */

const started = startDeskPage();

test('DK-3: what is no number is told in the same words at its field and beside the button', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/facts/prices.yaml';
  const before = desk.read(file);
  await open(file);
  await openSection('repair');
  const price = field(file, 'repair.value');
  await price.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('cent soixante');
  const words = '« cent soixante » n’est pas un nombre';
  await page.locator('.problems', { hasText: words }).waitFor();
  await save();
  expect(await textOf(page.locator('.messages .bad').first())).toContain(words);
  expect(await textOf(page.locator('.problems'))).toContain(words);
  expect(desk.read(file)).toBe(before);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.locator('.messages .bad').waitFor({ state: 'detached' });
});

test('DK-3: a digit in a sentence is refused at its field, in French, and nothing is written', async () => {
  const { desk, page, open, field, save } = started();
  const file = 'content/copy/not-found/fr.yaml';
  const copy = parse(desk.read(file));
  const [key = ''] = Object.keys(copy).filter((name) => typeof copy[name] === 'string');
  const before = desk.read(file);
  await open('content/copy/not-found/');
  const text = field(file, key);
  await text.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' 4567');
  await save();
  await page.locator('.messages .bad').waitFor();
  expect(await text.getAttribute('aria-invalid')).toBe('true');
  // The refusal stands beside the button, in sight, and leads to the field.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const link = page.locator('.messages [role="status"] button').first();
  const box = await link.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeLessThan(900);
  expect(await violationsOf(page)).toEqual([]);
  await link.press('Enter');
  expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
  const message = await page.locator(`[id="${await text.getAttribute('aria-describedby')}"]`).textContent();
  expect(message).toContain('4567');
  expect(message).toContain('écrit en chiffres');
  expect(desk.read(file)).toBe(before);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.locator('.messages .bad').waitFor({ state: 'detached' });
});

test('DK-3: the problem of a value goes when the value is edited', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/facts/prices.yaml';
  const before = desk.read(file);
  await open(file);
  await openSection('repair');
  const source = field(file, 'repair.source');
  await source.fill('');
  await save();
  await page.locator('.messages .bad').waitFor();
  expect(await source.getAttribute('aria-invalid')).toBe('true');
  await source.fill('Tarif');
  await expect.poll(() => source.getAttribute('aria-invalid')).toBe('false');
  await page.locator('.messages .bad').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  expect(desk.read(file)).toBe(before);
});
