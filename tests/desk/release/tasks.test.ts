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
