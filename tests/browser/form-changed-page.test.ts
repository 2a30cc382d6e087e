/** Programs of the visitor that change the page, and with it the form. */

import { expect, test } from 'vitest';
import { contactFormProps } from '#src/page-props/contact-form.ts';
import {
  fillForm,
  formValues,
  hydrated,
  newPage,
  openedMail,
  openWithoutIsland,
  reachForm,
  send,
  typed,
} from './contact-form.ts';
import { startSite } from './site.ts';

const site = startSite();

const { labels, messages } = contactFormProps('fr');
/** True unless it is React's #418: the page was not as written, React writes it anew and says so. Nothing is lost by it. */
const lost = (error: string) => !error.includes('#418');

test('autofill: the fields say what they are for, and a value without any key pressed is sent', async () => {
  const { page } = await newPage(site);
  await page.goto(`${site.origin}/fr`);
  const purposes = await page
    .locator('#contact form [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  expect(purposes).toEqual(['name', 'email', 'tel', null]);
  await reachForm(page);
  // As browsers fill in: the value, without the keys and without React's tracking.
  await page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field !== null) field.value = value;
    }
  }, typed);
  await send(page);
  const body = (await openedMail(page)).searchParams.get('body');
  for (const value of Object.values(typed)) expect(body).toContain(value);
});

test('a password manager changes the form before it is hydrated: nothing breaks, nothing foreign is sent', async () => {
  const { page, errors } = await newPage(site);
  const release = await openWithoutIsland(site, page);
  await fillForm(page, typed);
  await page.evaluate(() => {
    const form = document.querySelector('#contact form');
    const secret = document.createElement('input');
    secret.type = 'password';
    secret.name = 'password';
    secret.value = 'geheim';
    secret.hidden = true;
    form?.append(secret);
    for (const field of form?.querySelectorAll('input') ?? []) {
      field.setAttribute('data-manager', 'filled');
      field.style.backgroundImage = 'none';
      field.after(document.createElement('manager-icon'));
    }
  });
  release();
  await hydrated(page);
  expect(await formValues(page)).toMatchObject(typed);
  await send(page);
  const address = (await openedMail(page)).href;
  expect(address).toContain(encodeURIComponent(typed.email));
  expect(address).not.toContain('geheim');
  expect(errors.filter(lost)).toEqual([]);
});

test.each(['before', 'after'])(
  'the browser translates the page %s the form is hydrated: it still validates and sends',
  async (when) => {
    const { page, errors } = await newPage(site);
    // As translators do: every text becomes two nested elements with other words.
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        // The element that translators insert; its own type is marked as deprecated.
        const translated = () => document.createElement('font' as string);
        while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
        for (const text of texts.filter(
          (node) => node.data.trim() !== '' && node.parentElement?.closest('script, style') === null,
        )) {
          const [outer, inner] = [translated(), translated()];
          inner.textContent = `«${text.data}»`;
          outer.append(inner);
          text.replaceWith(outer);
        }
        document.documentElement.lang = 'en';
      });
    const release = await openWithoutIsland(site, page);
    if (when === 'before') await translate();
    await fillForm(page, { ...typed, email: 'zoe' });
    await page.locator('[name="message"]').focus();
    release();
    await hydrated(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
    if (when === 'after') await translate();
    expect(await formValues(page)).toEqual({ ...typed, email: 'zoe' });
    await send(page);
    await page.getByText(messages.emailInvalid).waitFor();
    await translate();
    await page.locator('[name="email"]').fill(typed.email);
    await send(page);
    expect((await openedMail(page)).searchParams.get('body')).toContain(typed.message);
    await expect
      .poll(() => page.locator('#contact form [role="status"]').textContent())
      .toContain(labels.sentTitle);
    expect(errors.filter(lost)).toEqual([]);
  },
);
