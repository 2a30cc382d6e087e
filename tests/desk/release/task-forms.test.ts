import { expect, test } from 'vitest';
import { violationsOf } from '../../accessibility/axe.ts';
import { startDeskPage, textOf } from './desk-page.ts';
import { doThing } from './thing-forms.ts';

/* What the form of a task refuses is told in sight and at its fields; what it has added is opened where it stands. */

const started = startDeskPage();
const input = (name: string) => started().page.locator(`[id="question.${name}"]`);

test('DK-3: a refusal of a new question gets the focus, leads to its fields by their names, and goes when they are edited', async () => {
  const { page } = started();
  const said = await doThing(started(), 'question', {
    folder: 'home',
    'question.fr': 'Combien de temps ?',
    'question.nl': 'Hoelang duurt het?',
    'answer.fr': 'Une réparation coûte {prices.repair}, en 4567 jours.',
    'answer.nl': 'Een herstelling kost {prices.repair}, in 4567 dagen.',
  });
  expect(said).toContain('points à corriger. D’abord : Réponse (FR)');
  expect(said).not.toContain('Questions fréquentes');
  expect(said.match(/D’abord/g)).toHaveLength(1);
  const status = page.locator('main [role="status"]').filter({ has: page.locator('.bad') });
  await expect.poll(() => status.evaluate((element) => element === document.activeElement)).toBe(true);
  expect((await status.boundingBox())?.y).toBeLessThan(900);
  for (const lang of ['fr', 'nl']) {
    expect(await input(`answer.${lang}`).getAttribute('aria-invalid')).toBe('true');
    const described = await input(`answer.${lang}`).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toContain('4567');
    expect(await input(`question.${lang}`).getAttribute('aria-invalid')).toBe('false');
  }
  // What a text names is called under it.
  expect(await page.locator('.named', { hasText: '{prices.repair}' }).count()).toBe(2);
  expect(await violationsOf(page)).toEqual([]);
  await status.getByRole('button', { name: 'Réponse (NL)' }).press('Enter');
  expect(await input('answer.nl').evaluate((element) => element === document.activeElement)).toBe(true);
  await input('answer.nl').fill('Een herstelling kost {prices.repair}.');
  await expect.poll(() => input('answer.nl').getAttribute('aria-invalid')).toBe('false');
  expect(await textOf(status)).toContain('Réponse (FR)');
  expect(await textOf(status)).not.toContain('Réponse (NL)');
  await input('answer.fr').fill('Une réparation coûte {prices.repair}.');
  await page.locator('main form button[type="submit"]').press('Enter');
  await page.locator('main .good').waitFor();
});

test('DK-1: what was added is opened where it stands', async () => {
  const { page } = started();
  await page.locator('main .good button.link').first().press('Enter');
  await page.locator('.form .node').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(document.activeElement ?? {}, 'value')))
    .toBe('Combien de temps ?');
});
