import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startDeskPage } from './desk-page.ts';

/* The tasks of docs/guides/edit.md that change one thing, each with the keyboard alone. */

const started = startDeskPage();

const yaml = (file: string) => parse(started().desk.read(file));

test('DK-1: a sentence is changed in both languages', async () => {
  const { desk, page, open, openSection, field, save, changedLines } = started();
  await open('content/copy/service-heat-pump/');
  await openSection('hero');
  for (const [lang, word] of [
    ['fr', ' Silencieusement.'],
    ['nl', ' Geruisloos.'],
  ] as const) {
    await field(`content/copy/service-heat-pump/${lang}.yaml`, 'hero.intro').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(word);
  }
  await save();
  await page.locator('.messages .good').waitFor();
  const lines = changedLines();
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => /^\+.*(Silencieusement|Geruisloos)\./.test(line))).toHaveLength(2);
  desk.git('commit', '--quiet', '--all', '--message', 'A sentence');
});

test('DK-1: the date of a grant is changed', async () => {
  const { desk, page, open, openSection, field, save, changedLines } = started();
  const file = 'content/facts/subsidies.yaml';
  const [key = ''] = Object.entries(yaml(file)).flatMap(([name, entry]) =>
    Reflect.has(Object(entry), 'reviewBy') ? [name] : [],
  );
  await open(file);
  await openSection(key);
  await field(file, `${key}.reviewBy`).focus();
  // The same digits whether the browser asks for the day or for the month first.
  await page.keyboard.type('01012030');
  await save();
  await page.locator('.messages .good').waitFor();
  expect(changedLines().filter((line) => line.startsWith('+'))).toEqual(['+  reviewBy: 2030-01-01']);
  desk.git('commit', '--quiet', '--all', '--message', 'A date');
});

test('DK-1: a grant is reviewed: the day that pages print for all rules follows', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/facts/subsidies.yaml';
  const law = 'content/facts/law.yaml';
  const [key = ''] = Object.entries(yaml(file)).flatMap(([name, entry]) =>
    Reflect.has(Object(entry), 'reviewed') ? [name] : [],
  );
  await open(file);
  await openSection(key);
  // A day before all other reviews, so that it is the oldest.
  await field(file, `${key}.reviewed`).fill('2026-01-02');
  await save();
  await page.locator('.messages .good').first().waitFor();
  expect(yaml(file)[key].reviewed).toBe('2026-01-02');
  expect(yaml(law).reviewed.value).toBe('2026-01-02');
  desk.git('checkout', '--', file, law);
});

test('DK-1: a fault code is added: its item opens with the focus, its choices are left to the owner, its family is one of them', async () => {
  const { desk, page, open, openSection, save } = started();
  const file = 'content/fault-codes/acv.yaml';
  const { codes, families } = yaml(file);
  await open(file);
  await openSection('codes');
  expect(codes.length).toBeGreaterThan(8);
  const list = page.locator('[data-key="codes"] > .node > .list');
  // Each item is one line, and the button stands above them, too.
  expect(await list.locator('> details[open]').count()).toBe(0);
  const summary = list.locator('> details > summary').first();
  expect(await summary.textContent()).toContain(codes[0].code);
  await list.getByRole('button', { name: 'Ajouter un élément' }).first().press('Enter');
  const field = (key: string) => page.locator(`[id="${file}:codes.${codes.length}.${key}"]`);
  await expect.poll(() => field('code').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('E99');
  for (const key of ['families.0', 'severity', 'subject', 'firstCheck'])
    expect(
      await field(key).evaluate((element: HTMLSelectElement) => [
        element.value,
        element.selectedOptions[0]?.text,
      ]),
      key,
    ).toEqual(['', 'Choisissez']);
  await field('subject').selectOption('sensor');
  await field('firstCheck').selectOption('none');
  await field('families.0').selectOption({ label: families[0].label.fr });
  await field('severity').selectOption('technician');
  await field('meaning.fr').fill('sonde de départ débranchée');
  await field('meaning.nl').fill('aanvoervoeler losgekomen');
  await field('meaning.nl').focus();
  await save();
  await page.locator('.messages .good').first().waitFor();
  expect(yaml(file).codes.at(-1)).toMatchObject({ code: 'E99', families: [families[0].id] });
  desk.git('checkout', '--', file);
});

test('DK-1: the telephone number is changed as it is shown and as it is dialled, and undone', async () => {
  const { desk, page, open, openSection, field, save } = started();
  const file = 'content/company.yaml';
  const before = desk.read(file);
  await open(file);
  await openSection('phones');
  await field(file, 'phones.fr.display').fill('053 12 34 56');
  await field(file, 'phones.fr.number').fill('+3253123456');
  await field(file, 'phones.fr.number').focus();
  await save();
  await page.locator('.messages .good').first().waitFor();
  expect(yaml(file).phones.fr).toMatchObject({ display: '053 12 34 56', number: '+3253123456' });
  await page.getByRole('button', { name: 'Annuler le dernier' }).press('Enter');
  await expect.poll(() => desk.read(file)).toBe(before);
});

test('DK-1: an item that is removed gives the focus to the one that follows, and a folded one opens where something is wrong', async () => {
  const { desk, page, open, openSection, openItem, field, save } = started();
  const file = 'content/fault-codes/acv.yaml';
  const before = desk.read(file);
  const { codes } = yaml(file);
  await open(file);
  await openSection('codes');
  await openItem('codes.1');
  await page.getByRole('button', { name: 'Supprimer : Code 2' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(codes[2].code);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.getByRole('button', { name: 'Abandonner' }).waitFor({ state: 'detached' });
  await openItem('codes.3');
  await field(file, 'codes.3.meaning.fr').fill('');
  await field(file, 'codes.3.meaning.nl').fill('');
  await page.locator('[id="item:codes.3"] > summary').press('Enter');
  await save();
  await page.locator('.messages .bad button.link').first().press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(`${file}:codes.3.meaning`);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  expect(desk.read(file)).toBe(before);
});
