import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startDeskPage } from './desk-page.ts';
import { openTask } from './thing-forms.ts';

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

test('DK-1: of two equal texts of a page the one that is edited changes', async () => {
  const { page, open, openSection, field } = started();
  const file = 'content/copy/service-heat-pump/fr.yaml';
  const inside = page.frameLocator('iframe');
  const main = async () => ((await inside.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  await open('content/copy/service-heat-pump/');
  await inside.locator('h1').waitFor();
  await openSection('faq');
  const [first, second] = [0, 1].map((index) => field(file, `faq.questions.${index}.question`));
  for (const question of [first, second]) await question?.fill('Deux fois les mêmes mots ?');
  const count = async (words: string) => (await main()).split(words).length - 1;
  await expect.poll(() => count('Deux fois les mêmes mots'), { timeout: 60_000 }).toBe(2);
  await first?.focus();
  await second?.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('Oui : ');
  // The page is rendered with it, and what is edited is marked where it stands.
  const marked = inside.locator('[style*="outline"]');
  await expect
    .poll(() => marked.textContent(), { timeout: 60_000 })
    .toMatch(/Oui.: Deux fois les mêmes mots/);
  await page.keyboard.type('vraiment ');
  await expect
    .poll(main, { timeout: 60_000 })
    .toMatch(/Deux fois les mêmes mots.*Oui.: vraiment Deux fois les mêmes mots/);
  expect(await count('vraiment')).toBe(1);
  expect(await count('Deux fois les mêmes mots')).toBe(2);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await expect.poll(() => count('Deux fois les mêmes mots'), { timeout: 60_000 }).toBe(0);
});

test('DK-1: the text of an article is shown as its page renders it, never as Markdown', async () => {
  const { desk, page, open, field } = started();
  const file = 'content/articles/entretien-chaudiere/fr.md';
  const inside = page.frameLocator('iframe');
  await open('content/articles/entretien-chaudiere/');
  await inside.locator('h1').waitFor();
  const raw: string[] = [];
  await field(file, 'body').focus();
  await page.keyboard.press('Control+End');
  for (const key of ['\n', '\n', '## Une', ' dernière', ' partie', '\n\n', 'Avec **un mot** en gras.']) {
    await page.keyboard.insertText(key);
    raw.push((await inside.locator('main').textContent()) ?? '');
  }
  await inside.locator('h2', { hasText: 'Une dernière partie' }).waitFor();
  await inside.locator('strong', { hasText: 'un mot' }).waitFor();
  raw.push((await inside.locator('main').textContent()) ?? '');
  for (const text of raw) expect(text).not.toContain('## ');
  expect(desk.read(file)).not.toContain('Une dernière partie');
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
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

test('DK-1: the page scrolls to the number that is edited and marks its place, while it is typed and in both languages', async () => {
  const { desk, page, open, openSection, field } = started();
  const file = 'content/facts/prices.yaml';
  await page.setViewportSize({ width: 768, height: 900 });
  await open(file);
  await openSection('repair');
  const marked = page.frameLocator('iframe').locator('[style*="outline"]');
  const digits = async () => ((await marked.first().textContent()) ?? '').replaceAll(/[\s.]/g, '');
  const value = field(file, 'repair.value');
  await value.focus();
  await expect.poll(digits).toMatch(new RegExp(`\\b${parse(desk.read(file)).repair.value}\\b`));
  expect(await marked.count()).toBe(1);
  const inSight = () =>
    marked.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  expect(await inSight()).toBe(true);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('7919');
  await expect.poll(digits).toContain('7919');
  await page.getByRole('combobox', { name: 'FR / NL' }).selectOption('nl');
  await expect.poll(digits).toContain('€7919');
  await expect.poll(inSight).toBe(true);
  // The form stays where it is, also where the page stands below it.
  await value.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('3');
  await expect.poll(digits).toContain('79193');
  expect(await value.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(900);
  await page.getByRole('button', { name: 'Abandonner' }).press('Enter');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('combobox', { name: 'FR / NL' }).selectOption('fr');
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
  await openTask(page, 'laterPrice');
  await page.locator('[id="laterPrice.price"]').selectOption('prices.repair');
  await page.locator('[id="laterPrice.low"]').focus();
  await page.keyboard.type('7919');
  await page.locator('.preview select').first().selectOption('service/boiler-repair');
  const inside = page.frameLocator('iframe');
  const shown = async () => ((await inside.locator('body').textContent()) ?? '').replaceAll(/\s/g, '');
  await expect.poll(shown, { timeout: 60_000 }).toContain('7919');
  const marked = inside.locator('[style*="outline"]').first();
  await expect.poll(async () => (await marked.textContent())?.replaceAll(/\s/g, '')).toContain('7919');
  expect(desk.git('diff', '--', 'content/facts')).toBe('');
});

test('DK-4: nothing broke the content security policy or threw an error', () => {
  expect(started().faults).toEqual([]);
});
