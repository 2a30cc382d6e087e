import { expect, test } from 'vitest';
import { startDeskPage } from './desk-page.ts';

const started = startDeskPage();

test('DK-1: the content is listed in the order of what it is called', async () => {
  const { page } = started();
  await page.getByRole('searchbox').fill('content/towns/');
  const names = await page.locator('nav.files li button').allTextContents();
  await page.getByRole('searchbox').fill('content/facts/');
  const facts = await page.locator('nav.files li button').allTextContents();
  for (const list of [names, facts]) {
    expect(list.length).toBeGreaterThan(5);
    expect(list).toEqual(list.toSorted((one, other) => one.localeCompare(other, 'fr')));
  }
  await page.getByRole('searchbox').fill('');
});

test('DK-1: a list that is searched says that it is not whole, also after a text was opened, and is cleared in two ways', async () => {
  const { page, open } = started();
  const search = page.getByRole('searchbox');
  const entries = page.locator('nav.files li button');
  const status = page.locator('nav.files > [role="status"]');
  const whole = await entries.count();
  expect(await status.textContent()).toBe('');
  await open('content/company.yaml');
  expect(await entries.count()).toBe(1);
  expect(await status.textContent()).toBe(`1 texte sur ${whole}`);
  await search.press('Escape');
  await expect.poll(() => entries.count()).toBe(whole);
  await search.fill('content/towns/');
  await page.getByRole('button', { name: 'Tout montrer', exact: true }).press('Enter');
  await expect.poll(() => entries.count()).toBe(whole);
  expect(await search.inputValue()).toBe('');
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('DK-1: a text with something unsaved is marked at once, also after another was opened, and no more when it is saved', async () => {
  const { page, open, openSection, field } = started();
  const file = 'content/facts/prices.yaml';
  const mark = page.locator('nav.files li [role="img"][title="modifications non enregistrées"]');
  await open(file);
  await openSection('repair');
  const source = field(file, 'repair.source');
  const written = await source.inputValue();
  await source.fill(`${written} Vu.`);
  await expect.poll(() => mark.count()).toBe(1);
  expect(await mark.getAttribute('aria-label')).toBe('modifications non enregistrées');
  await open('content/company.yaml');
  await page.getByRole('searchbox').fill('');
  expect(await mark.count()).toBe(1);
  await open(file);
  await openSection('repair');
  await source.focus();
  // Not `save` of the page: it waits until what the form says of the draft is gone.
  await page.keyboard.press('Control+s');
  await page.locator('.messages .good', { hasText: 'Enregistré' }).waitFor();
  await expect.poll(() => mark.count()).toBe(0);
  // Neither does the draft come back that would have been kept a moment after the last key.
  await page.waitForTimeout(1000);
  await page.reload();
  await page.locator('nav.files li').first().waitFor();
  expect(await mark.count()).toBe(0);
});

test('DK-1: what is searched is found in texts and data, too, and leads to its field', async () => {
  const { page } = started();
  const places = page.locator('nav.files .found');
  await page.getByRole('searchbox').fill('prix ramonage');
  await places.getByRole('button', { name: 'Ramonage' }).first().press('Enter');
  await page.locator('section.form[data-file="content/facts/prices.yaml"]').waitFor();
  await page.getByRole('searchbox').fill('RAMONAGE');
  await places.locator('dd').first().waitFor();
  for (const text of await places.locator('dd').allTextContents()) expect(text.length).toBeLessThan(200);
  await page.getByRole('searchbox').fill('');
  expect(await places.count()).toBe(0);
});
