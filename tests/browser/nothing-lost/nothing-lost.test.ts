/**
 * Hostile inputs and sequences of clicks. Each line says where the visitor finds afterwards what was typed: in the
 * fields, in the notice, or behind the button that shows the notice again.
 */
import { describe, expect, test } from 'vitest';
import { fillForm, newPage, openedMails, reachForm, typed } from '../contact-form.ts';
import { startSite } from '../site.ts';
import { inputs } from './inputs.ts';
import { leaveAndCorrect } from './leave-and-correct.ts';
import { sendAndClose } from './send-and-close.ts';
import { placesOf } from './visitor-actions.ts';

const site = startSite();

describe('TR-4', () => {
  test.each([...sendAndClose, ...leaveAndCorrect, ...inputs])(
    '$what: the text is found in: $found',
    async (row) => {
      const { page, errors } = await newPage(site);
      await page.goto(`${site.origin}/fr#contact`);
      await reachForm(page);
      await fillForm(page, { ...typed, ...row.fill });
      await row.act(page);
      const text = row.text ?? row.fill?.message ?? typed.message;
      await expect.poll(() => placesOf(page, text)).toEqual(row.found);
      if (row.mails !== undefined) expect(await openedMails(page)).toHaveLength(row.mails);
      for (const mail of await openedMails(page))
        expect([...new URL(mail).searchParams.keys()]).toEqual(['subject', 'body']);
      expect(errors).toEqual([]);
    },
  );
});
