/** What holds for every tool: it works for everybody, and what was typed is never lost. */

import { describe, expect, test } from 'vitest';
import { href } from '#src/site.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { isRelease } from '../support/test-scope.ts';
import { faultsOn } from './pages.ts';
import { holdFiles, settled, startSite } from './site.ts';

const site = startSite();

/** A field of each tool, and what answers without the tool. */
const tools = [
  ['fault-finder', '**/FaultFinder*.js', '#fault-code', 'F.28', '#codes details'],
  ['service-area', '**/ServiceArea*.js', '#place', '1790 Affligem', '#communes summary'],
  ['maintenance-due', '**/MaintenanceDue*.js', '#due-power', '24', '#rules tbody tr'],
  ['my-price', '**/MyPrice*.js', '#price-place', '1790 Affligem', '#prices tbody tr'],
  ['heat-pump-check', '**/HeatPumpCheck*.js', '[name="use"]', '12345', '#inputs table td'],
] as const;

describe.each(tools)('TL-1 to TL-8: %s', (tool, files, field, value, instead) => {
  test('without script there is no dead form, but all that it would look up', async () => {
    const page = await site.open(href(tool, 'nl'), { javaScriptEnabled: false });
    expect(await page.locator(field).isVisible()).toBe(false);
    expect(await page.locator(instead).filter({ visible: true }).count()).toBeGreaterThan(3);
  });

  test('IS-2: its file fails, and nothing was typed: what the form came with does not keep it', async () => {
    const page = await site.newPage();
    await page.route(files, (route) => route.abort());
    await page.goto(site.origin + href(tool, 'fr'));
    await page.locator('[data-state="failed"]').first().waitFor({ state: 'attached' });
  });

  test('IS-2, IS-3: its file fails: what was typed stays, and so does what it would look up', async () => {
    const page = await site.newPage();
    const release = await holdFiles(page, files);
    await page.goto(site.origin + href(tool, 'fr'), { waitUntil: 'commit' });
    await page.locator(field).fill(value);
    release('abort');
    await page.locator('[data-state="failed-with-text"]').first().waitFor();
    expect(await page.locator(field).inputValue()).toBe(value);
    expect(await page.locator(instead).filter({ visible: true }).count()).toBeGreaterThan(3);
  });
});

test('IS-2: without the script that loads islands, a form leads to the list', async () => {
  const page = await site.newPage();
  await page.route('**/Island*.js', (route) => route.abort());
  await page.goto(site.origin + href('fault-finder', 'fr'));
  await page.locator('#fault-code').fill('F.28');
  await page.locator('input[value="vaillant"]').check();
  await page.locator('[data-island="fault-finder"] button').click();
  await page.waitForURL(/code=F\.28#codes$/);
  expect(await page.locator('#codes').isVisible()).toBe(true);
});

const due = (last: string, more = '') =>
  `maintenance-due?region=flanders&appliance=gas&power=24&last=${last}${more}` as const;
/** Each kind of answer, and refused values, as addresses that carry what a visitor has entered. */
const states = [
  'fault-finder?marque=vaillant&code=F.28',
  'fault-finder?marque=vaillant&code=F.99',
  'fault-finder?marque=remeha&code=E.02',
  'service-area?q=1000',
  'service-area?q=meldert',
  'service-area?q=8400',
  'service-area?q=99',
  due('2025-12-12'),
  due('2020-01-01'),
  due('2099-01-01', '&postcode=99'),
  'maintenance-due?region=brussels&appliance=solid',
  'my-price?work=check&energy=oil&age=older&q=1000',
  'my-price?work=boiler&energy=gas&age=new&q=9300',
  'my-price?work=heat-pump&age=younger&q=1300',
  'my-price?work=repair&age=older&q=meldert',
  'heat-pump-check?use=abc&efficiency=0',
] as const;

// A release looks at every state: on two processors that takes more than two minutes.
test('axe finds nothing in any answer, and none is broken', { timeout: 240_000 }, async () => {
  const faults = await faultsOn(
    states.filter((_, index) => isRelease || index % 3 === 0),
    async (state) => {
      const [tool = '', query] = state.split('?');
      const page = await site.open(`${href(tool as (typeof tools)[number][0], 'fr')}?${query}`);
      await page.waitForLoadState('networkidle');
      const words = await page.locator('main').textContent();
      const broken = words?.match(/NaN|Infinity|undefined|Invalid|%\w+%/g) ?? [];
      const violations = await violationsOf(page);
      await page.context().close();
      return [...broken, ...violations];
    },
  );
  expect(faults).toEqual([]);
});

test('TL-1 to TL-8: tracking parameters in the URL change nothing', async () => {
  const page = await site.newPage();
  const wordsAt = async (tool: (typeof tools)[number][0], query: string) => {
    await page.goto(`${site.origin}${href(tool, 'fr')}${query}`);
    await settled(page);
    return page.locator('main').textContent();
  };
  for (const [tool] of tools)
    expect(await wordsAt(tool, '?utm_source=ad&gclid=1&fbclid=1'), tool).toBe(await wordsAt(tool, ''));
});

test('IS-4: Enter in a field that is wrong is announced, also where the focus stays', async () => {
  for (const [path, name] of [
    ['/fr/codes-erreur?marque=vaillant', 'code'],
    ['/fr/zone-intervention', 'q'],
    ['/fr/entretien-obligatoire', 'postcode'],
    ['/fr/mon-prix?work=repair&age=older', 'q'],
  ] as const) {
    const page = await site.open(path);
    await settled(page);
    await page.locator(`[data-island] [name="${name}"]`).fill('%%');
    await page.locator(`[data-island] [name="${name}"]`).press('Enter');
    await expect.poll(() => page.locator('[data-island] [role="alert"]').count(), { message: path }).toBe(1);
  }
});
