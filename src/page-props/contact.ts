import type { ContactFormText } from '#src/content/copy/contact-form.ts';
import type { Language } from '#src/lib/language.ts';
import { openingLines } from '#src/lib/opening-hours.ts';
import { content, href, phoneOf, siteDay } from '#src/site.ts';

/**
 * Props of the contact form in a language. `form.messages` in content/company.yaml decides whether the error messages are
 * English or in the language of the page (CF-4).
 */
export const contactFormProps = (lang: Language): ContactFormText & { email: string } => {
  const { company, form } = content;
  const messagesLang = company.form.messages === 'page' ? lang : 'en';
  return {
    lang,
    email: company.email,
    messagesLang,
    messages: form.messages[messagesLang],
    labels: form.labels[lang],
  };
};

/** Props of what takes the place of the contact form where it does not run: mail and phone, with their words (CF-3). */
export const contactFallbackProps = (lang: Language) => {
  const { text, keptText, mailSubject, writeTo, call } = content.form.withoutForm[lang];
  const { email } = content.company;
  return {
    text,
    keptText,
    mail: { href: `mailto:${email}?subject=${encodeURIComponent(mailSubject)}`, label: writeTo },
    phone: { href: phoneOf(lang).href, label: call },
  };
};

/** The words of `callNumber` without the number, which the page prints below these words in larger type. */
export const callVerb = (lang: Language): string =>
  content.ui[lang].callNumber.replace(phoneOf(lang).display, '').trim();

/** The link that calls the number of the language, with a label. */
export const callLink = (lang: Language) => ({
  href: phoneOf(lang).href,
  label: content.ui[lang].callNumber,
});

/** The link to the booking page of the language, which opens a new tab. */
export const bookingLink = (lang: Language) => {
  const { book, newTab } = content.ui[lang];
  return { href: content.company.bookingUrl[lang], label: book, newTabLabel: newTab };
};

/** Opening hours and holidays to come, a line each. */
export const openingHoursLines = (lang: Language): string[] => {
  const { openingHours, closures } = content.company;
  return openingLines(openingHours, closures, content.ui[lang].openingHours, lang, siteDay);
};

/** Name, town, phone, e-mail, hours and contact card of the company. */
export const contactDetails = (lang: Language) => ({
  company: content.company,
  phone: phoneOf(lang),
  hours: openingHoursLines(lang),
  card: { href: `/${lang}/contact.vcf`, label: content.ui[lang].saveContact },
  label: content.ui[lang].contactDetails,
});

/** Links to call, book and write, where a page ends without the contact form (PG-3). */
export const contactLinks = (lang: Language) =>
  [
    callLink(lang),
    { ...bookingLink(lang), size: 'normal' },
    { href: href('home', lang, 'contact'), label: content.ui[lang].writeToUs, size: 'normal' },
  ] as const;

/** Props of the contact section of a page with the form (PG-3, CF-1). */
export const contactProps = (lang: Language) => ({
  lang,
  form: contactFormProps(lang),
  withoutForm: contactFallbackProps(lang),
});
