import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { startDeskPage, textOf } from './desk-page.ts';

const started = startDeskPage();

test('DK-2: a price is changed by keyboard, and its line is the only one that changes', async () => {
  const { desk, page, open, openSection, field, save, changedLines } = started();
  const file = 'content/facts/prices.yaml';
  const [key = ''] = Object.keys(parse(desk.read(file)));
  const before = parse(desk.read(file))[key].value;
  await open(file);
  await openSection(key);
  const price = field(file, `${key}.value`);
  await price.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(before + 10));
  await save();
  await page.locator('.messages .good').waitFor();
  expect(changedLines()).toEqual([`-  value: ${before}`, `+  value: ${before + 10}`]);
});

test('DK-2: a price is saved together with the examples computed from it, which are told', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/facts/prices.yaml';
  const examples = 'content/facts/articles.yaml';
  const before = parse(desk.read(file))['oil-complete'].value;
  const old = parse(desk.read(examples));
  await open(file);
  await openSection('oil-complete');
  await field(file, 'oil-complete.value').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(String(before + 3));
  await save();
  await page.locator('.messages .good').first().waitFor();
  const now = parse(desk.read(examples));
  expect(now['oil-saving'].value).toBe(old['oil-saving'].value - 3);
  const years = old.years.value;
  expect(now['oil-total'].value).toBe(old['oil-total'].value + years * 3);
  const said = await page.locator('.messages').textContent();
  expect(said).toContain(`${old['oil-saving'].value - 3}`);
  expect(said).toContain('Exemples chiffrés');
});

test('DK-2: undo names the value that it takes back, and takes the examples back with it', async () => {
  const { desk, page } = started();
  const undo = page.getByRole('button', { name: 'Annuler le dernier' });
  const { value } = parse(desk.read('content/facts/prices.yaml'))['oil-complete'];
  expect((await undo.textContent())?.replaceAll(/\s/g, ' ')).toContain(`(${value - 3} € → ${value} €)`);
  await undo.press('Enter');
  await expect
    .poll(() => parse(desk.read('content/facts/prices.yaml'))['oil-complete'].value)
    .toBe(value - 3);
  await expect.poll(() => desk.git('diff', '--', 'content/facts/articles.yaml')).toBe('');
});

test('DK-2: of a file that somebody else has changed both changes are kept, and the focus is where that is told', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/facts/prices.yaml';
  const before = desk.read(file);
  const keys = Object.keys(parse(before)).filter((key) => typeof parse(before)[key].value === 'number');
  const [mine = '', other = ''] = keys;
  await open(file);
  await openSection(mine);
  const price = parse(before)[mine].value;
  await field(file, `${mine}.value`).fill(String(price + 1));
  const note = { [other]: { ...parse(before)[other], note: 'Somebody else.' } };
  writeFileSync(`${desk.root}/${file}`, stringify({ ...parse(before), ...note }));
  await save();
  const again = page.getByRole('button', { name: 'Reprendre la nouvelle version' });
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('la nouvelle version, avec vos modifications');
  expect(await field(file, `${mine}.value`).inputValue()).toBe(String(price + 1));
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('abandonnées');
  writeFileSync(`${desk.root}/${file}`, before);
});

test('DK-1: what changed is shown and committed', async () => {
  const { desk, page } = started();
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.locator('main ins').first().waitFor();
  await page.locator('main form input').fill('Un prix et un titre');
  await page.keyboard.press('Enter');
  await page.locator('.good').waitFor();
  // The form had the focus and is gone: what was done has it, for the keyboard and a screen reader.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  expect(desk.git('log', '-1', '--format=%s').trim()).toBe('Un prix et un titre');
  // What is published is said as such, now and when the page is opened again, by its name and its time.
  for (const view of ['Publier', "Vue d'ensemble", 'Publier'])
    await page.getByRole('button', { name: view, exact: true }).press('Enter');
  const said = page.locator('main p', { hasText: 'Tout est publié' });
  await said.waitFor();
  expect(await textOf(said)).toContain('« Un prix et un titre »');
  expect(await said.textContent()).toContain(`${new Date().getFullYear()}`);
  expect(await page.locator('main form').count()).toBe(0);
});

test('DK-4: nothing broke the content security policy or threw an error', () => {
  const { faults } = started();
  expect(faults).toEqual([]);
});
