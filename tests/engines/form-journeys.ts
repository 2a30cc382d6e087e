import { contactFormProps } from '#src/page-props/contact-form.ts';
import { content, href } from '#src/site.ts';
import { expect, test } from 'vitest';
import type { Journeys, Visitor } from './visitor.ts';

/** Focuses the name field and waits until the form is hydrated. */
const enterForm = async (visitor: Visitor, nameLabel: string) => {
  await visitor.click('field', nameLabel);
  await visitor.until('the form is hydrated', async () =>
    Boolean(await visitor.evaluate('document.querySelector("form button[type=submit]:enabled")')),
  );
};

/** Visitors who write to the content.company. */
export const formJourneys: Journeys = (lang, goes) => {
  test('CF-1 to CF-3: fills the form in wrong, corrects it, sends it', () =>
    goes(lang, 'phone', async (visitor) => {
      const { labels, messages } = contactFormProps(lang);
      await visitor.visit(`/${lang}`);
      await enterForm(visitor, labels.name);
      await visitor.type('Zoé De Smet');
      await visitor.click('field', labels.email);
      await visitor.type('zoe');
      await visitor.click('button', labels.send, 'form');
      await visitor.until('the toast', async () => (await visitor.read('[role="status"]')) !== '');
      expect(await visitor.read('[role="status"]')).toContain(messages.fixErrors);
      expect(await visitor.read('#contact-email-error')).toBe(messages.emailInvalid);
      expect((await visitor.focus()).name).toContain(labels.email);

      await visitor.type('@example.be');
      await visitor.click('field', labels.phone);
      await visitor.type('+32 470 12 34 56');
      await visitor.click('field', labels.message);
      await visitor.type('La chaudière est froide.\nDe ketel is koud.');
      await visitor.click('button', labels.send, 'form');
      await visitor.until('the mail', async () => (await visitor.wayOut()) !== null);
      const mail = new URL(String(await visitor.wayOut()));
      expect(mail.pathname).toBe(content.company.email);
      expect(mail.searchParams.get('subject')).toBe('Contact form - Zoé De Smet');
      for (const typed of ['zoe@example.be', '+32 470 12 34 56', 'froide.', 'De ketel is koud.']) {
        expect(mail.searchParams.get('body')).toContain(typed);
      }
      await visitor.until('the form is empty', async () =>
        Boolean(await visitor.evaluate('document.querySelector("#contact-name").value === ""')),
      );
      await visitor.until('the toast says that the message is ready', async () =>
        String(await visitor.read('[role="status"]')).includes(labels.sentTitle),
      );
    }));

  test('looks elsewhere while writing and comes back: what was typed is still there, and is sent', () =>
    goes(lang, 'phone', async (visitor) => {
      const { labels } = contactFormProps(lang);
      const name = 'document.querySelector("#contact-name").value';
      await visitor.visit(`/${lang}`);
      await visitor.click('field', labels.name);
      await visitor.type('Zoé De Smet');
      await visitor.click('button', content.ui[lang].menu);
      await visitor.click('link', content.ui[lang].blog, '#nav');
      await visitor.arrive(href('blog', lang));
      await visitor.evaluate('history.back()').catch(() => null);
      await visitor.arrive(`/${lang}`);
      expect(await visitor.read('#nav')).toBeNull();
      await enterForm(visitor, labels.name);
      expect(await visitor.evaluate(name)).toBe('Zoé De Smet');
    }));
};
