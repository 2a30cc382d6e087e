import type { Language } from '#src/lib/language.ts';
import { openingLines } from '#src/lib/opening-hours.ts';
import { contactFormProps, withoutFormProps } from '#src/page-props/contact-form.ts';
import { contactCardPath } from '#src/routing/address.ts';
import { content, day, phoneOf } from '#src/site.ts';

/** The words of `callNumber` without the number, which stands below them in larger type. */
export const callVerb = (lang: Language): string =>
  content.ui[lang].callNumber.replace(phoneOf(lang).display, '').trim();

/** The link that calls: the number of the language, and what it does. */
export const callLink = (lang: Language) => ({
  href: phoneOf(lang).href,
  label: content.ui[lang].callNumber,
});

/** Opening hours and holidays to come, a line each. */
export const hoursOf = (lang: Language): string[] => {
  const { openingHours, closures } = content.company;
  return openingLines(openingHours, closures, content.ui[lang].openingHours, lang, day);
};

/** What the contact section of a page shows below its heading: the form, the company's plate, and what happens next (PG-3, CF-1). */
export const contactProps = (lang: Language) => {
  const { saveContact, contactDetails, nextSteps } = content.ui[lang];
  return {
    lang,
    form: contactFormProps(lang),
    withoutForm: withoutFormProps(lang),
    plate: {
      company: content.company,
      call: callLink(lang),
      hours: hoursOf(lang),
      card: { href: contactCardPath(lang), label: saveContact },
      label: contactDetails,
    },
    nextSteps,
  };
};
