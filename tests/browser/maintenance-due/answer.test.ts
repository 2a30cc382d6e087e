/** When the next maintenance is due: the answer, the address that restores it, the calendar file, the print. */
import { describe, expect, test } from 'vitest';
import { typeset } from '#src/lib/typeset.ts';
import { violationsOf } from '../../accessibility/axe.ts';
import { testedLanguages } from '../../support/extent.ts';
import { sheetsOf, startSite, watch } from '../site.ts';
import { answer, download, fill, gas, heading, openOn, pageIn, stored, submit } from './visitor.ts';

const site = startSite();

describe.each(testedLanguages('nl'))('TL-3: the answer in %s', (lang) => {
  const { path, words } = pageIn(lang);
  const shown = (text: string) => typeset(text, lang);
  const open = (query: Record<string, string> | null) => openOn(site, path, query);

  test('typed: the date, the rule, who, the paper, the price; the address restores it', async () => {
    const page = await open(null);
    const watched = watch(page, site.origin);
    const before = await stored(page);
    await fill(page, gas);
    await submit(page);
    await heading(page).getByText(shown(words.answer.headings.later)).waitFor();
    const text = (await answer(page).textContent()) ?? '';
    expect(text).toMatch(/12 d[eé]cembe?re? 2027/);
    const { who, paper } = words.table.rules.find(({ id }: { id: string }) => id === 'flanders-gas');
    for (const part of [who, paper]) expect(text).toContain(shown(part));
    expect(text).toMatch(/168,54/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('answer');
    const shared = await openOn(site, page.url().slice(site.origin.length), null);
    expect(await heading(shared).textContent()).toBe(shown(words.answer.headings.later));
    expect(await shared.locator('#due-power').inputValue()).toBe('24');
    expect(watched).toEqual({ messages: [], foreign: [] });
    expect(await stored(page)).toEqual(before);
  });

  test('a postal code decides the Region', async () => {
    const page = await open(null);
    await page.locator('#due-postcode').fill('1000');
    expect(await page.locator('[name="region"][value="brussels"]').isChecked()).toBe(true);
    await submit(page);
    await heading(page).getByText(shown(words.answer.headings.now)).waitFor();
  });

  test.each([
    [{ ...gas, last: '2024-11-23' }, 'soon'],
    [{ ...gas, last: '2024-11-22' }, 'late'],
    [{ ...gas, power: '12' }, 'none'],
    [{ ...gas, appliance: 'heat-pump' }, 'none'],
    [{ ...gas, last: '' }, 'now'],
    // Emptied by a browser that knows no such day: as without a paper.
    [{ ...gas, last: 'hier' }, 'now'],
  ] as const)('%j: %s, counted in days of Belgium', async (query, state) => {
    const page = await open(query);
    expect(await heading(page).textContent()).toBe(shown(words.answer.headings[state]));
    expect(await answer(page).textContent()).toContain(shown(words.answer.texts[state]));
    expect(await answer(page).textContent()).not.toMatch(/NaN|Invalid|undefined/);
  });

  test('several appliances: a list, each with its date, and one calendar file with stable ids', async () => {
    const page = await open({ ...gas, label: 'Rue de l’Église 4' });
    const [first] = await download(page, shown(words.answer.calendar));
    expect([first?.startDate.toString(), first?.startDate.isDate]).toEqual(['2027-12-12', true]);
    await answer(page)
      .getByRole('button', { name: shown(words.answer.add) })
      .click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('due-label');
    await fill(page, { region: 'wallonia', appliance: 'gas', power: '30', last: '2024-02-29' });
    await submit(page);
    await answer(page)
      .getByRole('heading', { name: shown(words.answer.list) })
      .waitFor();
    const list = answer(page).getByRole('table');
    expect(await list.getByRole('row').count()).toBe(3);
    const sheets = answer(page).getByRole('listitem').locator('figcaption');
    expect(await sheets.count()).toBe(2);
    expect(await sheets.first().textContent()).toContain('Rue de l’Église 4');
    const all = await download(page, shown(words.answer.calendarAll));
    expect(all.map(({ startDate }) => startDate.toString())).toEqual(['2027-12-12', '2027-02-28']);
    expect(all[0]?.uid).toBe(first?.uid);
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await answer(page)
      .getByRole('button', { name: shown(words.answer.remove) })
      .first()
      .click();
    expect(await list.count()).toBe(0);
  });

  test('the answer prints on one sheet of A4', async () => {
    const page = await open({ ...gas, last: '2024-11-22' });
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#rules').isVisible()).toBe(false);
    expect(await sheetsOf(page)).toBe(1);
  });
});
