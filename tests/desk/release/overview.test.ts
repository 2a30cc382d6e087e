import { expect, test } from 'vitest';
import { startDeskPage } from './desk-page.ts';

const started = startDeskPage();

/** What a line of the overview is like: its file, and how deep its field stands. */
const kindOf = (line: string): string => {
  const [group = '', ...steps] = line.split(' › ');
  return `${group} ${steps.length}`;
};

test('DK-1: each line of the overview leads to its field: the section opens, and the focus is in the field or the first of its group', async () => {
  const { page } = started();
  const lines = page.locator('main section.wide li button.link');
  const overview = page.getByRole('button', { name: "Vue d'ensemble", exact: true });
  await overview.press('Enter');
  await lines.first().waitFor();
  const names = await lines.allTextContents();
  const all = names.map((name, index) => ({ name, index }));
  // Of each kind the first; those of a group, such as a telephone as it is shown and as it is dialled, too.
  const wanted = all.filter(
    ({ name, index }) =>
      /Téléphones › En néerlandais|Mentions légales › Assureur/.test(name) ||
      names.findIndex((other) => kindOf(other) === kindOf(name)) === index,
  );
  expect(wanted.some(({ name }) => name.includes('Téléphones › En néerlandais'))).toBe(true);
  expect(wanted.some(({ name }) => name.includes('Mentions légales › Assureur'))).toBe(true);
  for (const { name, index } of wanted) {
    const line = lines.nth(index);
    // Those of many in a file are folded.
    await line.evaluate((button) => {
      for (let around = button.closest('details'); around !== null; ) {
        around.open = true;
        around = around.parentElement?.closest('details') ?? null;
      }
    });
    await line.press('Enter');
    await page.locator('.form .node').first().waitFor();
    const [, file = '', path = ''] =
      /^#(content\/.*\.(?:yaml|md))\/?(.*)$/.exec(decodeURIComponent(new URL(page.url()).hash)) ?? [];
    // Of a field without a value, such as no logo, the choice of what it has.
    const kind = `kind:${path.replaceAll('/', '.')}.`;
    const id = `${file}:${path.replaceAll('/', '.')}`;
    if (path === '')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: name })
        .toBe('H1');
    else {
      await expect
        .poll(() => page.evaluate(() => `${document.activeElement?.id}.`), { message: name })
        .toSatisfy((focused: string) => focused.startsWith(`${id}.`) || focused === kind);
      const box = await page.locator(':focus').boundingBox();
      expect(box?.y, name).toBeGreaterThan(0);
      expect(box?.y, name).toBeLessThan(900);
      expect(
        await page.evaluate(() => document.activeElement?.matches('input, textarea, select')),
        name,
      ).toBe(true);
    }
    await overview.press('Enter');
    await lines.first().waitFor();
  }
}, 300_000);
