/** States that only appear when something is done. */
import { contactFormProps } from '#src/page-props/contact-form.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#src/lib/language.ts';
import { fieldNames, fillForm, openForm, send, validMessage } from '../browser/contact-form.ts';
import { startSite, widths } from '../browser/site.ts';
import { violationsOf } from './axe.ts';
import { applyMode, modeOf, openAuditPage } from './modes.ts';

const site = startSite();
let page: Page;
beforeAll(async () => {
  page = await openAuditPage(site.browser, site.origin);
});

describe.each(languages)('in %s', (lang) => {
  const { labels, messages } = contactFormProps(lang);

  test('NV-1, NV-2: the open menu and the open drop-down', async () => {
    await page.goto(`${site.origin}/${lang}`);
    await applyMode(page, modeOf('light', widths.narrow));
    await page.locator('[popovertarget="nav"]').click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await applyMode(page, modeOf('light', widths.laptop));
    await page.locator('header details summary').click();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('CF-2, CF-3: the form with its messages, and after sending; both are announced', async () => {
    const form = await openForm(site, lang);
    const live = form.locator('#contact form [role="status"]');
    // The region stands in the page before there is anything to announce, or screen readers miss the first time.
    expect(await live.textContent()).toBe('');
    await send(form);
    await live.getByText(messages.fixErrors).waitFor();
    expect(await violationsOf(form)).toEqual([]);
    for (const field of fieldNames) {
      const [id] = ((await form.locator(`[name="${field}"]`).getAttribute('aria-describedby')) ?? '').split(
        ' ',
      );
      expect(await form.locator(`[id="${id}"]`).isVisible(), field).toBe(true);
    }
    await fillForm(form, validMessage);
    await send(form);
    await live.getByText(labels.sentTitle).waitFor();
    expect(await violationsOf(form)).toEqual([]);
  });
});
