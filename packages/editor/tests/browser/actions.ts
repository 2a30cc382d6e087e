import type { FrameLocator, Page } from 'playwright-core';

/** Saves in the open panel. */
export const save = async (page: Page) => {
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Enregistré.').waitFor();
};

/** Takes the last step back. */
export const undo = (page: Page) => page.getByRole('button', { name: 'Annuler', exact: true }).click();

/** Types at the end of the rich field of a language. */
export const typeInto = async (page: Page, language: string, text: string) => {
  await page.getByRole('textbox', { name: language }).click();
  // ProseMirror sets its own selection 20 ms after it got the focus: nobody types as fast as that.
  await page.waitForTimeout(100);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
};

/** Opens the panel of the page's heading. */
export const openHeading = async (page: Page, shown: FrameLocator) => {
  await shown.locator('h1').click();
  await page.getByRole('textbox', { name: 'Français' }).waitFor();
};

/** Keeps the answers to a request back until the function that this resolves to is called. */
export const hold = async (page: Page, name: string): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/${name}`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
