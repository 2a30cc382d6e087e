import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startDeskPage, textOf } from './desk-page.ts';

/* Data of the company and of grants: where the desk stays, what it shows of them, what is still invented. */

const started = startDeskPage();
const company = 'content/company.yaml';

test('DK-1: Back and Forward go between what was open, and a reload stays there with what was typed', async () => {
  const { page, open, openSection, field } = started();
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await open(company);
  await openSection('phones');
  await field(company, 'phones.fr.display').fill('053 12 34 56');
  // The preview has shown a page meanwhile, which is no step back.
  await page.frameLocator('iframe').locator('h1').waitFor();
  await page.getByText('Cette valeur se lit sur toutes les pages.').waitFor();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${company}`);
  await page.goBack();
  await page.locator('main h1', { hasText: 'Publier' }).waitFor();
  await page.goForward();
  await page.goForward();
  await expect.poll(() => field(company, 'phones.fr.display').inputValue()).toBe('053 12 34 56');
  await page.reload();
  await expect.poll(() => field(company, 'phones.fr.display').inputValue()).toBe('053 12 34 56');
});

test('DK-3: a real value that is still listed as invented is told, taken off the list with a button, and undone', async () => {
  const { desk, page, field, save } = started();
  const samples = (): string[] => parse(desk.read(company)).samples;
  const before = samples();
  await field(company, 'phones.fr.number').fill('+3253123456');
  await field(company, 'phones.fr.number').focus();
  await save();
  await page.locator('.messages .good').first().waitFor();
  expect(samples()).toEqual(before);
  expect(await textOf(page.locator('.messages'))).toContain('encore dans la liste de ce qui est inventé');
  await page.getByRole('button', { name: 'Cette valeur est la vraie' }).press('Enter');
  await expect.poll(samples).toEqual(before.filter((key) => key !== 'phones.fr'));
  await page.getByRole('button', { name: 'Cette valeur est la vraie' }).waitFor({ state: 'detached' });
  expect(parse(desk.read(company)).phones.fr.number).toBe('+3253123456');
  await page.getByRole('button', { name: 'Annuler le dernier' }).press('Enter');
  await expect.poll(samples).toEqual(before);
});

test('DK-1: beside the data of grants stands a page that shows the value, and the others are named', async () => {
  const { page, open, openSection } = started();
  const shown = () => page.getByRole('combobox', { name: 'Page' }).inputValue();
  await open('content/facts/subsidies.yaml');
  expect(await shown()).not.toBe('home');
  await openSection('flanders-hybrid');
  await page.getByText(/^Cette valeur se lit ici, sur la page/).waitFor();
  const others = page.locator('.preview details');
  await others.locator('summary').press('Enter');
  const before = await shown();
  await others.locator('button').first().press('Enter');
  expect(await shown()).not.toBe(before);
  await page.frameLocator('iframe').locator('h1').waitFor();
});
