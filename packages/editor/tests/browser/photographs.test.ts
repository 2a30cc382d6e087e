import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { save } from './actions.ts';
import { locationQuery, startBrowser } from './open-editor.ts';

const open = startBrowser();

test('MD-1: a photograph of an iPhone is dropped, described in both languages and saved; another file is told to be none', async () => {
  const { site, page } = await open(locationQuery('content/company.yaml', 'photo'));
  const field = page.locator('input[type="file"]');
  await field.setInputFiles({ name: 'text.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await page.getByText('n’est pas une photo').waitFor();
  const picture = readFileSync(join(import.meta.dirname, '../fixture/two-colours.heic'));
  await field.setInputFiles({ name: 'La camionnette.HEIC', mimeType: 'image/heic', buffer: picture });
  await page.getByRole('textbox', { name: 'Français' }).fill('Une camionnette');
  await page.getByRole('textbox', { name: 'Néerlandais' }).fill('Een bestelwagen');
  await save(page);
  expect(site.read('content/company.yaml')).toMatch(/file: la-camionnette\.jpg[\s\S]*fr: "Une camionnette"/);
  // Another picture shows something else.
  await field.setInputFiles({ name: 'Atelier.HEIC', mimeType: 'image/heic', buffer: picture });
  await expect.poll(() => page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('');
  expect(readFileSync(join(site.root, 'content/media/la-camionnette.jpg')).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );
});
