import { expect, test } from 'vitest';
import { limits } from '#src/lib/contact-form-rules.ts';
import { contactFormProps } from '#src/page-props/contact-form.ts';
import { contentFile } from '#tests/support/content-files.ts';

const catalogue: Record<string, Record<string, string>> = contentFile('ui/form').messages;

// tests/content/specified-words.test.ts has the English words.
test('CF-4: messages are English on a page of another language, unless form.messages of content/company.yaml says otherwise', () => {
  const { messages, messagesLang } = contactFormProps('nl');
  expect(messagesLang).toBe(contentFile('company').form.messages === 'page' ? 'nl' : 'en');
  expect(messages).toMatchObject(
    Object.fromEntries(Object.keys(catalogue[messagesLang] ?? {}).map((key) => [key, expect.any(String)])),
  );
});

test('CF-4: the figures of the messages are the limits', () => {
  for (const [lang, messages] of Object.entries(catalogue)) {
    const figures = Object.entries(messages).map(([key, text]) => [key, Number(text.match(/\d+/)?.[0])]);
    expect(Object.fromEntries(figures), lang).toMatchObject({
      nameTooLong: limits.name.max,
      emailTooLong: limits.email.max,
      messageTooShort: limits.message.min,
      messageTooLong: limits.message.max,
      ...(lang === 'en' ? {} : { phoneTooShort: limits.phone.min, phoneTooLong: limits.phone.max }),
    });
  }
});
