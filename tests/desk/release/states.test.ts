import { expect, test } from 'vitest';
import { faultsOf } from '../../accessibility/axe.ts';
import { applyMode, modeOf } from '../../accessibility/modes.ts';
import { widths } from '../../browser/site.ts';
import { startDeskPage } from './desk-page.ts';
import { doThing, openTask } from './thing-forms.ts';

/* What the desk says before and after something is done: axe, forced colours, nothing cut off. */

const started = startDeskPage();
const company = 'content/company.yaml';

const faults = async () => {
  const { page } = started();
  // Where a field is half under the bar above the form, it is scrolled, not hidden.
  await page.evaluate(() => scrollTo(0, 0));
  return faultsOf(page, [
    modeOf('light', widths.laptop),
    modeOf('light', widths.tablet),
    modeOf('forced colours', widths.laptop),
    modeOf('text spacing', widths.tablet),
  ]);
};

test('DK-1: the check before a later price', async () => {
  const { page } = started();
  await doThing(started(), 'laterPrice', { price: 'prices.repair', from: '01012031', low: '171' });
  await page.locator('main .confirm').waitFor();
  // The button that saves stands below the sentences, which scroll.
  const list = page.locator('main .confirm details ul');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  expect(await faults()).toEqual([]);
  await page.getByRole('button', { name: 'Enregistrer ce prix', exact: true }).press('Enter');
  await page.locator('main .good').waitFor();
  expect(await faults()).toEqual([]);
});

test('DK-1: the check before a removal, allowed and refused', async () => {
  const { page } = started();
  await openTask(page, 'removeTown');
  const towns = page.locator('[id="removeTown.slug"]');
  for (const [town, answer] of [
    ['ninove', '.bad'],
    ['aalst', '.bad, .confirm'],
  ] as const) {
    await towns.selectOption(town);
    await page.locator('main form button[type="submit"]').press('Enter');
    await page.locator('main').locator(answer).first().waitFor();
    expect(await faults(), town).toEqual([]);
  }
  await openTask(page, 'removeArticle');
  await page.locator('main form button[type="submit"]').press('Enter');
  await page.locator('main').locator('.bad, .confirm').first().waitFor();
  expect(await faults()).toEqual([]);
});

test('DK-1: the reminder of a value that is listed as invented', async () => {
  const { page, open, openSection, field, save } = started();
  await open(company);
  await openSection('phones');
  await field(company, 'phones.fr.display').fill('053 12 34 56');
  await field(company, 'phones.fr.number').fill('+3253123456');
  await field(company, 'phones.fr.number').focus();
  await save();
  await page.getByRole('button', { name: 'Cette valeur est la vraie' }).waitFor();
  expect(await faults()).toEqual([]);
});

test('DK-1: the list of the other pages that show a value, which leaves room for the page', async () => {
  const { page, open, openSection, field } = started();
  const file = 'content/facts/prices.yaml';
  await applyMode(page, modeOf('light', widths.laptop));
  await open(file);
  await openSection('repair');
  await field(file, 'repair.value').focus();
  await page.locator('.preview details > summary').press('Enter');
  const { height = 0 } = (await page.locator('.preview .frame').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(300);
  expect(await faults()).toEqual([]);
});
