import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage } from './desk-page.ts';

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
  expect(await undo.textContent()).toContain(`(${value - 3} → ${value})`);
  await undo.press('Enter');
  await expect
    .poll(() => parse(desk.read('content/facts/prices.yaml'))['oil-complete'].value)
    .toBe(value - 3);
  await expect.poll(() => desk.git('diff', '--', 'content/facts/articles.yaml')).toBe('');
});

test('DK-1: a file opens at its top, with the focus on its heading', async () => {
  const { page, open } = started();
  await open('content/facts/subsidies.yaml');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await open('content/company.yaml');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test('DK-3: two files that need each other are saved together', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const brand = 'content/copy/brand-acv/';
  const codes = 'content/fault-codes/acv.yaml';
  const code = parse(desk.read(codes)).brandPage[2].code;
  await open(brand);
  await openSection('faults');
  for (const lang of ['fr', 'nl']) {
    const index = parse(desk.read(`${brand}${lang}.yaml`)).faults.items.findIndex(
      (item: { code: string }) => item.code === code,
    );
    await field(`${brand}${lang}.yaml`, `faults.items.${index}.code`).fill('E77');
  }
  await save();
  expect(await page.locator('.messages .bad').first().textContent()).toContain('E77');
  await open(codes);
  await openSection('brandPage');
  await field(codes, 'brandPage.2.code').fill('E77');
  await openSection('codes');
  for (const [index, entry] of parse(desk.read(codes)).codes.entries())
    if (entry.code === code) await field(codes, `codes.${index}.code`).fill('E77');
  await save();
  await page.getByRole('button', { name: 'Enregistrer avec mes autres brouillons' }).press('Enter');
  await page.locator('.messages .good').first().waitFor();
  expect(desk.read(codes)).toContain('E77');
  for (const lang of ['fr', 'nl']) expect(desk.read(`${brand}${lang}.yaml`)).toContain('E77');
  desk.git('checkout', '--', brand, codes);
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

test('DK-1: a question is moved with the keyboard, in both languages', async () => {
  const { desk, page, open, openSection, save } = started();
  const files = ['fr', 'nl'].map((lang) => `content/copy/service-heat-pump/${lang}.yaml`);
  const ids = () =>
    files.map((file) =>
      parse(desk.read(file)).faq.questions.map(({ question }: { question: string }) => question),
    );
  const before = ids();
  await open('content/copy/service-heat-pump/');
  await openSection('faq');
  await page.locator('[id="move:faq.questions.0.down"]').press('Enter');
  await save();
  await page.locator('.messages .good').waitFor();
  expect(ids()).toEqual(before.map(([first, second, ...rest]) => [second, first, ...rest]));
});

test('DK-2: undo takes the last save back', async () => {
  const { desk, page } = started();
  const file = 'content/copy/service-heat-pump/fr.yaml';
  await page.getByRole('button', { name: 'Annuler le dernier' }).press('Enter');
  await page.locator('.messages .good').waitFor();
  await expect.poll(() => desk.git('diff', '--', file)).toBe('');
});

test('DK-1: references are offered while one types, and taken with the keyboard', async () => {
  const { page, open, openSection, field } = started();
  const file = 'content/copy/about/fr.yaml';
  await open('content/copy/about/');
  await openSection('hero');
  await field(file, 'hero.intro').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' {company.na');
  await page.locator('[role="option"]').first().waitFor();
  await page.keyboard.press('Enter');
  expect(await field(file, 'hero.intro').inputValue()).toMatch(/\{company\.name\}$/);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.getByRole('button', { name: 'Abandonner' }).waitFor({ state: 'detached' });
});

test.each([1280, 768])('DK-1: no fault of accessibility at %i px, and no sideways scroll', async (width) => {
  const { page, open, openSection } = started();
  await page.setViewportSize({ width, height: 900 });
  for (const view of ["Vue d'ensemble", 'Ajouter, supprimer', 'Publier']) {
    await page.getByRole('button', { name: view, exact: true }).press('Enter');
    await page.locator('main h1').waitFor();
    await page.locator('main ul, main form, main h2').first().waitFor();
    expect(await violationsOf(page), view).toEqual([]);
  }
  await open('content/copy/home/');
  await openSection('hero');
  expect(await violationsOf(page), 'form').toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('DK-1: what changed is shown and committed', async () => {
  const { desk, page } = started();
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.locator('main ins').first().waitFor();
  await page.locator('main form input').fill('Un prix et un titre');
  await page.keyboard.press('Enter');
  await page.locator('.good').waitFor();
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
  expect(desk.git('log', '-1', '--format=%s').trim()).toBe('Un prix et un titre');
});

test('DK-4: nothing broke the content security policy or threw an error', () => {
  const { faults } = started();
  expect(faults).toEqual([]);
});
