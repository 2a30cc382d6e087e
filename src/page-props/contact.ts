import type { Language } from '#src/lib/language.ts';
import { openingLines } from '#src/lib/opening-hours.ts';
import { contactFormProps, withoutFormProps } from '#src/page-props/contact-form.ts';
import { contactCardPath } from '#src/routing/file-urls.ts';
import { content, day, href, phoneOf } from '#src/site.ts';

/** The words of `callNumber` without the number, which the page prints below these words in larger type. */
export const callVerb = (lang: Language): string =>
  content.ui[lang].callNumber.replace(phoneOf(lang).display, '').trim();

/** The link that calls the number of the language, with a label. */
export const callLink = (lang: Language) => ({
  href: phoneOf(lang).href,
  label: content.ui[lang].callNumber,
});

/** Opening hours and holidays to come, a line each. */
export const hoursOf = (lang: Language): string[] => {
  const { openingHours, closures } = content.company;
  return openingLines(openingHours, closures, content.ui[lang].openingHours, lang, day);
};

/** Name, town, phone, e-mail, hours and contact card of the company. */
export const contactDetails = (lang: Language) => ({
  company: content.company,
  phone: phoneOf(lang),
  hours: hoursOf(lang),
  card: { href: contactCardPath(lang), label: content.ui[lang].saveContact },
  label: content.ui[lang].contactDetails,
});

/** Links to call, book and write, where a page ends without the contact form (PG-3). */
export const contactLinks = (lang: Language) => {
  const { book, newTab, writeToUs } = content.ui[lang];
  return [
    callLink(lang),
    { href: content.company.bookingUrl[lang], label: book, newTabLabel: newTab, size: 'normal' },
    { href: href('home', lang, 'contact'), label: writeToUs, size: 'normal' },
  ] as const;
};

/** Props of the contact section of a page: the form, and the steps that follow a message (PG-3, CF-1). */
export const contactProps = (lang: Language) => ({
  lang,
  form: contactFormProps(lang),
  withoutForm: withoutFormProps(lang),
  nextSteps: content.ui[lang].nextSteps,
});
