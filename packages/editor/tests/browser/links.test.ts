import { expect, test } from 'vitest';
import { home } from '../fixture/temporary-site.ts';
import { save } from './actions.ts';
import { locationQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

test('what is typed over the last words of a link stays in it; what is typed behind a link does not', async () => {
  const { site, page } = await open('');
  const heading = { file: home, path: ['hero', 'heading'] };
  const value = 'Voyez [les neuf marques](page:home)';
  await site.request('set', { changes: [{ kind: 'set', ...heading, value }] });
  await page.goto(site.url + locationQuery(home, 'hero', 'heading'));
  const field = page.getByRole('textbox', { name: 'Français' });
  const linked = () => field.locator('a').textContent();
  const selectLastWord = async () => {
    const { width } = (await field.locator('a').boundingBox()) ?? { width: 0 };
    await field.locator('a').dblclick({ position: { x: width - 10, y: 8 } });
    return page.evaluate(() => String(getSelection()));
  };
  // Again where the page was drawn anew between the two clicks.
  await expect.poll(selectLastWord).toBe('marques');
  await page.waitForTimeout(100);
  await page.keyboard.type('pompes');
  await expect.poll(linked).toBe('les neuf pompes');
  await page.keyboard.press('Home');
  // The editor reads where the cursor is a moment after the key.
  await page.waitForTimeout(300);
  await page.keyboard.press('End');
  await page.waitForTimeout(300);
  await page.keyboard.type(' ici');
  for (const _ of ' ici') await page.keyboard.press('Backspace');
  await page.keyboard.type('.');
  await expect.poll(linked).toBe('les neuf pompes');
  // Letters of the link itself that are corrected.
  for (const _ of 's.') await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  await save(page);
  expect(site.read(home)).toContain('Voyez [les neuf pompes](page:home)');
});
