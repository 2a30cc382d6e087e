import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DeskPage, textOf } from './desk-page.ts';

/** Opens the form of a task from the list of tasks, with the keyboard. */
export const openTask = async (page: Page, kind: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter, supprimer', exact: true }).press('Enter');
  await page.locator(`main a[href="#add/${kind}"]`).press('Enter');
  await page.locator('main form').waitFor();
};

/** Fills the form of a thing in with the keyboard, field after field, and sends it with Enter. Returns what the desk says. */
export const doThing = async (
  { page }: DeskPage,
  kind: string,
  values: Record<string, string>,
): Promise<string> => {
  await openTask(page, kind);
  for (const [key, value] of Object.entries(values)) {
    const field = page.locator(`[id="${kind}.${key}"]`);
    await field.focus();
    const index = await field.evaluate(
      (element, wanted) =>
        element instanceof HTMLSelectElement
          ? [...element.options].findIndex((option) => option.value === wanted)
          : null,
      value,
    );
    if (index === null) {
      // The desk may have proposed something.
      await page.keyboard.press('Control+A');
      await page.keyboard.type(value);
    } else {
      await page.keyboard.press('Home');
      for (let down = 0; down < index; down++) await page.keyboard.press('ArrowDown');
    }
  }
  await page.locator('main form button[type="submit"]').press('Enter');
  const status = page.locator('main').locator('.good, .bad, .confirm').first();
  await status.waitFor();
  return textOf(status);
};

/** What the desk tells before a later price is saved: other amounts, of examples, too, and sentences of both languages. */
export const checkAnnounced = async (page: Page, later: number): Promise<void> => {
  const lines = await page.locator('main .confirm > ul > li').allTextContents();
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    const [before, now] = line.split(' → ');
    expect(before?.endsWith(` ${now}`), line).toBe(false);
  }
  for (const lang of ['fr', 'nl']) {
    const sentences = await page.locator(`main .confirm q[lang="${lang}"]`).allTextContents();
    expect(sentences.some((one) => one.replace(/\D/g, '').includes(String(later)))).toBe(true);
    expect(sentences.filter((one) => one.includes('{'))).toEqual([]);
  }
};

/** What is typed into the forms that add things, each after a pattern. */
export const addedThings = ({
  brand,
  article,
  town,
}: Record<'brand' | 'article' | 'town', string>): [kind: string, values: Record<string, string>][] => [
  [
    'question',
    {
      folder: 'home',
      id: 'chat',
      'question.fr': 'Et le chat ?',
      'question.nl': 'En de kat?',
      'answer.fr': 'Il peut rester.',
      'answer.nl': 'Die mag blijven.',
    },
  ],
  // The end of the address follows the name.
  ['brand', { name: 'ATAG', like: brand }],
  [
    'article',
    {
      'title.fr': 'Purger un radiateur',
      'title.nl': 'Een radiator ontluchten',
      like: article,
    },
  ],
  [
    'town',
    {
      // Neither its capital nor its accent is refused.
      slug: 'Goóik',
      'name.fr': 'Gooik',
      'name.nl': 'Gooik',
      locality: 'Gooik',
      postalCode: '1755',
      province: 'flemish-brabant',
      latitude: '50.79',
      longitude: '4.11',
      like: town,
    },
  ],
];
