/** When the next maintenance is due: wrong input, no script, a script that does not load. */

import { describe, expect, test } from 'vitest';
import { typeset } from '#src/lib/typeset.ts';
import { href } from '#src/site.ts';
import { violationsOf } from '../../accessibility/axe.ts';
import { testedLanguages } from '../../support/extent.ts';
import { holdFiles, settled, startSite } from '../site.ts';
import { gas, openOn, pageIn } from './visitor.ts';

const site = startSite();

describe.each(testedLanguages('nl'))('TL-3: what can go wrong in %s', (lang) => {
  const { path, words } = pageIn(lang);
  const shown = (text: string) => typeset(text, lang);
  const open = (query: Record<string, string> | null) => openOn(site, path, query);

  test.each([
    [{ ...gas, last: '2026-11-24' }, 'last', 'date-future'],
    [{ ...gas, last: '1926-11-24' }, 'last', 'date-early'],
    [{ ...gas, power: '0' }, 'power', 'power'],
    [{ ...gas, power: '9999' }, 'power', 'power-large'],
    [{ ...gas, power: '🔥 שלום' }, 'power', 'power'],
    [{ ...gas, postcode: '99' }, 'postcode', 'postcode'],
    [{ appliance: 'gas' }, 'region', 'region'],
  ] as const)('%j: a message at the field, and nothing is lost', async (query, field, mistake) => {
    const page = await open(query);
    const id = field === 'region' ? 'region' : `due-${field}`;
    expect(await page.locator(`#${id}-error`).textContent()).toBe(shown(words.mistakes[mistake]));
    expect(await page.locator(`[aria-describedby~="${id}-error"]`).count()).toBe(1);
    if ('power' in query) expect(await page.locator('#due-power').inputValue()).toBe(query.power);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('axe: empty, and answered with a date, late and without one', async () => {
    for (const query of [
      null,
      gas,
      { ...gas, last: '2020-01-01' },
      { ...gas, appliance: 'solid', region: 'brussels' },
    ]) {
      const page = await open(query);
      expect(await violationsOf(page), JSON.stringify(query)).toEqual([]);
    }
  });

  test('without script no dead form, but every rule as a table', async () => {
    const page = await site.open(path, { javaScriptEnabled: false });
    expect(await page.locator('#due-power').isVisible()).toBe(false);
    expect(await page.locator('#rules tbody tr').count()).toBe(words.table.rules.length);
  });
});

test('TL-3: the file of the island fails: what was typed stays, and the table is there', async () => {
  const page = await site.open('/fr');
  const release = await holdFiles(page, '**/MaintenanceDue*.js');
  await page.goto(site.origin + href('maintenance-due', 'fr'), { waitUntil: 'commit' });
  await page.locator('#due-power').fill('24');
  release('abort');
  await page.locator('[data-state="failed-with-text"]').first().waitFor();
  await settled(page);
  expect(await page.locator('#due-power').inputValue()).toBe('24');
  expect(await page.locator('#rules').isVisible()).toBe(true);
});
