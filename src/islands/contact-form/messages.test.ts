import { expect, test } from 'vitest';
import { lengthLimits } from '#src/lib/contact-form-rules.ts';
import { readContentFile } from '#tests/support/content-files.ts';

test('CF-4: the figures of the messages are the limits', () => {
  const catalogue: Record<string, Record<string, string>> = readContentFile('ui/form').messages;
  for (const [lang, messages] of Object.entries(catalogue)) {
    const figures = Object.entries(messages).map(([key, text]) => [key, Number(text.match(/\d+/)?.[0])]);
    expect(Object.fromEntries(figures), lang).toMatchObject({
      nameTooLong: lengthLimits.name.max,
      emailTooLong: lengthLimits.email.max,
      messageTooShort: lengthLimits.message.min,
      messageTooLong: lengthLimits.message.max,
      ...(lang === 'en'
        ? {}
        : { phoneTooShort: lengthLimits.phone.min, phoneTooLong: lengthLimits.phone.max }),
    });
  }
});
