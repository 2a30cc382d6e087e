import type { FrameLocator, Page } from 'playwright-core';

/** Saves in the open panel. */
export const save = async (page: Page) => {
  await page.locator('.panel').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Enregistré.').waitFor();
};

/** Types at the end of the rich field of a language. */
export const typeInto = async (page: Page, language: string, text: string) => {
  await page.getByRole('textbox', { name: language }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
};

/** Opens the panel of the page's heading. */
export const openHeading = async (page: Page, shown: FrameLocator) => {
  await shown.locator('h1').click();
  await page.getByRole('textbox', { name: 'Français' }).waitFor();
};
