import { expect, test } from 'vitest';
import { limits } from '#src/lib/contact-form-rules.ts';
import { readContentFile } from '#tests/support/content-files.ts';

test('CF-4: the figures of the messages are the limits', () => {
  const catalogue: Record<string, Record<string, string>> = readContentFile('ui/form').messages;
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
