import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleIds, yamlNamesIn } from '#tests/support/content-files.ts';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage, textOf } from './desk-page.ts';
import { addedThings, checkAnnounced, doThing } from './thing-forms.ts';

/*
 * The tasks of docs/guides/edit.md that write several files, each with the keyboard alone; then the site is built for a day
 * on which the announced price applies.
 */

const started = startDeskPage();
const day = '2031-01-01';

const [town = ''] = yamlNamesIn('towns');
const [brand = ''] = yamlNamesIn('brands');
const [article = ''] = articleIds();

const yaml = (file: string) => parse(started().desk.read(file));

test('DK-1: a price changes from a date: its value stays, and the examples computed from it change on the same day', async () => {
  const current = yaml('content/facts/prices.yaml')['oil-complete'].value;
  // A little more: with a price beyond all others an example would have nothing left to save.
  const later = current + 3;
  const said = await doThing(started(), 'laterPrice', {
    price: 'prices.oil-complete',
    from: '01012031',
    low: String(later),
  });
  // What changes is told before anything is written: the examples, too, and the sentences of both languages.
  expect(said).toContain('Ce qui change à partir du');
  expect(yaml('content/facts/prices.yaml')['oil-complete'].next).toBeUndefined();
  const { page } = started();
  await checkAnnounced(page, later);
  await page.getByRole('button', { name: 'Enregistrer ce prix', exact: true }).press('Enter');
  const done = page.locator('main .good').first();
  await done.waitFor();
  expect(await textOf(done)).toMatch(/Enregistré.*2031 : .*→/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Enregistré');
  const price = yaml('content/facts/prices.yaml')['oil-complete'];
  expect(price.value).toBe(current);
  expect(price.next).toEqual({ from: day, value: later });
  const examples = Object.entries(yaml('content/facts/articles.yaml')).filter(([, fact]) =>
    String(Reflect.get(Object(fact), 'formula')).includes('prices.oil-complete'),
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const [name, fact] of examples) expect(Reflect.get(Object(fact), 'next')?.from, name).toBe(day);
  started().desk.git('commit', '--quiet', '--all', '--message', 'A price');
});

test('DK-1: a question, a brand, an article and a town are added', async () => {
  for (const [kind, values] of addedThings({ brand, article, town })) {
    expect(await doThing(started(), kind, values), kind).toContain('Enregistré');
    // The form is ready for another, and the focus is where it says what is left to do.
    const { page } = started();
    for (const key of Object.keys(values))
      if ((await page.locator(`input[id="${kind}.${key}"]`).count()) > 0)
        expect(await page.locator(`[id="${kind}.${key}"]`).inputValue(), key).toBe('');
    expect(await page.evaluate(() => document.activeElement?.textContent), kind).toContain('Enregistré');
  }
  for (const lang of ['fr', 'nl'])
    expect(yaml(`content/copy/home/${lang}.yaml`).faq.items.at(-1).id, lang).toBe('chat');
});

test('DK-1: what is left to write of them stands in the overview', async () => {
  const { page } = started();
  await page.getByRole('button', { name: "Vue d'ensemble", exact: true }).press('Enter');
  await page.locator('main li').first().waitFor();
  const text = await page.locator('main').textContent();
  for (const name of [
    'Page › ATAG',
    'Codes d’erreur › ATAG',
    'Article › Purger un radiateur',
    'Page › Gooik',
  ])
    expect(text, name).toContain(name);
});

test('DK-1: a town that a text links to is not removed before the link', async () => {
  const { page } = started();
  await doThing(started(), 'removeTown', { slug: 'ninove', to: 'region/flemish-brabant' });
  const refusal = page.locator('main .bad').first();
  expect(await refusal.textContent()).toContain('À faire d’abord');
  expect(await page.getByRole('button', { name: 'Supprimer maintenant' }).count()).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await refusal.locator('button.link').first().press('Enter');
  await page.locator('.form .node').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value ?? ''))
    .toContain('page:town/ninove');
});

test('DK-1: a town is removed, and its address leads elsewhere', async () => {
  await doThing(started(), 'removeTown', { slug: 'gooik', to: 'region/flemish-brabant' });
  const { page } = started();
  expect(existsSync(`${started().desk.root}/content/towns/gooik.yaml`)).toBe(true);
  await page.getByRole('button', { name: 'Supprimer maintenant' }).press('Enter');
  const done = page.locator('main .good').first();
  await done.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Enregistré');
  const said = await textOf(done);
  expect(said).toContain('Commune supprimée : Gooik');
  expect(said).toContain('La vue d’ensemble garde');
  expect(started().desk.read('content/moved.yaml')).toContain('town/gooik');
  expect(existsSync(`${started().desk.root}/content/towns/gooik.yaml`)).toBe(false);
});

test('DK-1: all of it is published', async () => {
  const { desk, page } = started();
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.locator('main form input').first().focus();
  await page.keyboard.type('Une question, une marque, un article');
  await page.keyboard.press('Enter');
  // The texts of the brand and of the article are still those of their patterns: that has to be confirmed.
  expect(desk.git('status', '--porcelain', '--', 'content')).not.toBe('');
  await page.getByRole('checkbox', { name: /^Publier quand même/ }).press('Space');
  await page.keyboard.press('Enter');
  await page.locator('.good').waitFor();
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('');
});

test('DK-1: the site is built with all of it', { timeout: 600_000 }, () => {
  const { root } = started().desk;
  const { VITEST, NODE_ENV, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, SITE_DATE: day },
    },
  );
  expect(status, stdout + stderr).toBe(0);
  const page = (path: string) =>
    readFileSync(`${root}/dist/${path}.html`, 'utf8').replaceAll(/[\s\u202f\u00a0]/g, '');
  expect(page('fr')).toContain('Etlechat');
  expect(page('nl')).toContain('Endekat?');
  const { prices } = JSON.parse(readFileSync(`${root}/dist/prices.json`, 'utf8')) as {
    prices: { id: string; excludingVat: { low: number } | null }[];
  };
  expect(prices.find(({ id }) => id === 'prices.oil-complete')?.excludingVat?.low).toBe(
    yaml('content/facts/prices.yaml')['oil-complete'].next.value,
  );
});
