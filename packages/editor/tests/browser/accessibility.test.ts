import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openEditor, placeQuery } from './open-editor.ts';

const panels = {
  'a text': placeQuery('content/copy/home/fr.yaml', 'hero', 'intro'),
  'a file': placeQuery('content/copy/home/fr.yaml'),
  'an article': placeQuery('content/articles/tips/fr.md', 'body'),
  'a locked value': placeQuery('content/company.yaml', 'country'),
  prices: '&panel=prices',
  contact: '&panel=contact',
  files: '&panel=files',
  publish: '&panel=publish',
  'a new article': '&panel=task&id=article',
};

test('WCAG 2.2: axe finds nothing in any panel, light or dark, computer or tablet', async () => {
  const { page, site } = await openEditor();
  const found: string[] = [];
  for (const [name, query] of Object.entries(panels)) {
    const isDark = name.length % 2 === 0;
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await page.setViewportSize(isDark ? { width: 820, height: 1180 } : { width: 1280, height: 800 });
    await page.goto(`${site.address}${query}`);
    await page.locator('.panel-body > :nth-child(2)').waitFor();
    for (const group of await page.locator('.panel summary').all()) await group.click();
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      return engine.run(document, { iframes: false });
    });
    found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${name}: ${id}: ${html}`)));
  }
  expect(found).toEqual([]);
});
