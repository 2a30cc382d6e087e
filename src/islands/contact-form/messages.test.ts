import { describe, expect, test } from 'vitest';
import { limits } from '#src/lib/contact-form-rules.ts';
import { contactFormProps } from '#src/page-props/contact-form.ts';
import { content } from '#src/site.ts';

describe('CF-4: the messages', () => {
  const { messages, messagesLang } = contactFormProps('nl');

  test('CF-4: English on a page of another language, unless form.messages of content/company.yaml says otherwise', () => {
    expect(messagesLang).toBe(content.company.form.messages === 'page' ? 'nl' : 'en');
    const written = content.rawForm.messages[messagesLang];
    expect(Object.keys(messages)).toEqual(Object.keys(written));
    // tests/content/specified-words.test.ts holds the English words; they are printed as they are written.
    if (messagesLang === 'en') expect(messages).toEqual(written);
  });
});

describe('CF-4: the catalogue', () => {
  test.each(['en', 'fr', 'nl'] as const)('CF-4: the figures of the %s messages are the limits', (lang) => {
    const messages = content.rawForm.messages[lang];
    const figure = (text: string) => Number(text.match(/\d+/)?.[0]);
    expect(figure(messages.nameTooLong)).toBe(limits.name.max);
    expect(figure(messages.emailTooLong)).toBe(limits.email.max);
    expect(figure(messages.messageTooShort)).toBe(limits.message.min);
    expect(figure(messages.messageTooLong)).toBe(limits.message.max);
    if (lang === 'en') return;
    expect(figure(messages.phoneTooShort)).toBe(limits.phone.min);
    expect(figure(messages.phoneTooLong)).toBe(limits.phone.max);
  });
});
