import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { articleIds, yamlNamesIn } from '#tests/support/content-files.ts';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage, textOf } from './desk-page.ts';
import { addedThings, doThing } from './thing-forms.ts';

/* From a copied page to one of which nothing is left to write. */

const started = startDeskPage();
const [town = ''] = yamlNamesIn('towns');
const [brand = ''] = yamlNamesIn('brands');
const [article = ''] = articleIds();
const [french, dutch] = ['content/copy/town-gooik/fr.yaml', 'content/copy/town-gooik/nl.yaml'];

const left = (): string[] =>
  parse(started().desk.read('content/placeholders.yaml'))
    .filter(({ copy }: { copy: string }) => copy === 'town-gooik')
    .map(({ key }: { key: string }) => key);

test('DK-1: the copied texts of a town and of an article are counted before they are published', async () => {
  for (const [kind, values] of addedThings({ brand, article, town }).slice(-2))
    expect(await doThing(started(), kind, values), kind).toContain('Enregistré');
  const { page } = started();
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.locator('main form').waitFor();
  const said = await textOf(page.locator('main'));
  expect(said).toContain(`Gooik (FR) : ${left().length} textes encore à écrire`);
  for (const lang of ['FR', 'NL'])
    expect(said).toMatch(new RegExp(`[^«]{1,40}\\(${lang}\\)[^:]{0,60} : \\d\\d? textes encore à écrire`));
});

test('DK-1: a text that is rewritten in both languages is ticked by itself, and its line goes with the save', async () => {
  const { page, open, openSection, field, save } = started();
  await open('content/copy/town-gooik/');
  await openSection('hero');
  const tick = page.getByRole('checkbox', { name: 'Ce texte est écrit : Question' });
  await field(french, 'hero.question').fill('Une ferme à chauffer ?');
  expect(await tick.first().isChecked()).toBe(false);
  // Saved by itself: the other language follows later.
  await save();
  await page.locator('.messages .good').waitFor();
  expect(await textOf(page.locator('.messages'))).toContain('L’autre langue n’a pas changé');
  expect(left()).toContain('hero.question');
  await field(dutch, 'hero.question').fill('Een hoeve verwarmen?');
  await expect.poll(() => tick.first().isChecked()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await save();
  await page.locator('.messages .good').waitFor();
  expect(left()).not.toContain('hero.question');
});

test('DK-1: a text that is right as it is is ticked with the keyboard, and undo lists it again', async () => {
  const { page, save } = started();
  const before = left();
  const title = page.getByRole('checkbox', { name: 'Ce texte est écrit : Titre' }).first();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Les cocher tous' }).press('Enter');
  expect(await title.isChecked()).toBe(false);
  await title.press('Space');
  await save();
  await page.locator('.messages .good').waitFor();
  expect(left()).toHaveLength(before.length - 1);
  await page.getByRole('button', { name: 'Annuler le dernier' }).press('Enter');
  await expect.poll(left).toEqual(before);
});

test('DK-1: all lines of a page go at once, after a question', async () => {
  const { desk, page, open } = started();
  await open('content/placeholders.yaml');
  const line = page
    .getByRole('region', { name: 'Tous les textes d’une page' })
    .locator('li', { hasText: 'Gooik' });
  const all = line.getByRole('button', { name: /textes : ils sont tous écrits/ });
  await all.press('Enter');
  await line.getByRole('button', { name: 'Pas encore' }).press('Enter');
  expect(await all.evaluate((element) => element === document.activeElement)).toBe(true);
  await all.press('Enter');
  await line.getByRole('button', { name: 'Oui, tout est écrit' }).press('Enter');
  await expect.poll(left).toEqual([]);
  await line.waitFor({ state: 'detached' });
  // What the town added to the texts that count towns stays.
  const diff = desk.git('diff', '--', 'content/placeholders.yaml');
  expect(diff).not.toContain('copy: town-gooik');
  expect(diff.split('\n').filter((changed) => /^-[^-]/.test(changed))).toEqual([]);
  await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.locator('main form').waitFor();
  expect(await textOf(page.locator('main'))).not.toContain('Gooik (FR) : ');
});
