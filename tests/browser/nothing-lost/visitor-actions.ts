import type { Page } from 'playwright-core';
import { contactFormProps } from '#src/page-props/contact-form.ts';
import { formValues, reachForm, type typed } from '../contact-form.ts';
import { goInHistory } from '../site.ts';

export const { labels, messages } = contactFormProps('fr');

/** Where a visitor finds what was typed. */
type Place = 'fields' | 'notice' | 'behind the button';

export const sendButton = '#contact form button[type="submit"]';
export const showAgain = (page: Page) => page.getByRole('button', { name: labels.showAgain });
export const closeNotice = (page: Page) => page.getByRole('button', { name: labels.close }).last().click();
export const enterInName = (page: Page) => page.locator('[name="name"]').press('Enter');
export const goBack = (page: Page) => goInHistory(page, -1);

/** Goes back in the history to the home page with its form. */
export const returnToForm = async (page: Page) => {
  await goBack(page);
  await page.waitForURL('**/fr#contact');
  await reachForm(page);
};
/** Opens another page and comes back to the form. */
export const leaveAndReturn = async (page: Page) => {
  await page.goto(new URL('/fr/blog', page.url()).href);
  await returnToForm(page);
};

/** Bodies of the mails that the notice offers to open again. */
const bodiesInNotice = (page: Page): Promise<string[]> =>
  page
    .locator('[role="status"] a[href^="mailto:"]')
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('body') ?? ''),
    );

/** Where a text is found. */
export const placesOf = async (page: Page, text: string): Promise<Place[]> => {
  const places: Place[] = [];
  if (Object.values(await formValues(page)).some((value) => value.includes(text))) places.push('fields');
  const has = async () => (await bodiesInNotice(page)).some((body) => body.includes(text));
  if (await has()) places.push('notice');
  else if (await showAgain(page).isVisible()) {
    await showAgain(page).click();
    if (await has()) places.push('behind the button');
  }
  return places;
};

/** A hostile input or a sequence of clicks. */
export interface Row {
  what: string;
  fill?: Partial<typeof typed>;
  act: (page: Page) => Promise<unknown>;
  found: Place[];
  /** Part of the message that must be found; default: the whole message, on one line. */
  text?: string;
  mails?: number;
}
