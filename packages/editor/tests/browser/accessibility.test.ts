import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { locationQuery, startBrowser } from './open-editor.ts';

const openEditor = startBrowser();

const panels = {
  'a text': locationQuery('content/copy/home/fr.yaml', 'hero', 'intro'),
  'a file': locationQuery('content/copy/home/fr.yaml'),
  'an article': locationQuery('content/articles/tips/fr.md', 'body'),
  'a photograph': locationQuery('content/company.yaml', 'photo'),
  'a locked value': locationQuery('content/company.yaml', 'country'),
  prices: '&panel=prices',
  contact: '&panel=contact',
  files: '&panel=files',
  publish: '&panel=publish',
  'a new article': '&panel=task&id=article',
};

const faultsOf = async (page: Page, name: string): Promise<string[]> => {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    return engine.run(document, { iframes: false });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html}`));
};

test('WCAG 2.2: axe finds nothing in any panel, light or dark, computer or tablet', async () => {
  const { page, site } = await openEditor('');
  const found: string[] = [];
  for (const [name, query] of Object.entries(panels)) {
    const isDark = name.length % 2 === 0;
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await page.setViewportSize(isDark ? { width: 820, height: 1180 } : { width: 1280, height: 800 });
    await page.goto(`${site.url}${query}`);
    await page.locator('.panel-body > :not(.hint)').first().waitFor();
    for (const group of await page.locator('.panel summary').all()) await group.click();
    found.push(...(await faultsOf(page, name)));
  }
  expect(found).toEqual([]);
});

test('a draft is put online by the keyboard: the question begins with no, Escape says no and gives the focus back', async () => {
  const { page, site } = await openEditor('');
  await site.request('task', { id: 'article', input: { title: { fr: 'Gel', nl: 'Vorst' } } });
  await page.goto(`${site.url}&panel=publish`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const draft = page.locator('.draft button').last();
  await draft.focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').waitFor();
  expect(await faultsOf(page, 'question')).toEqual([]);
  expect(await focused()).toBe('Annuler');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Plus un brouillon');
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await draft.evaluate((one) => one === document.activeElement)).toBe(true);
});
