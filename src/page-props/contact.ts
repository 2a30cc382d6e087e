import { company, phoneOf } from '#src/content/loaders/company.ts';
import { contactFormProps, withoutFormProps } from '#src/copy/form.ts';
import { ui } from '#src/copy/ui.ts';
import type { Language } from '#src/lib/language.ts';
import { contactCardPath } from '#src/routing/address.ts';

/** The words of `callNumber` without the number, which stands below them in larger type. */
export const callVerb = (lang: Language): string =>
  ui(lang).callNumber.replace(phoneOf(lang).display, '').trim();

/** What the contact section of a page shows below its heading: the form, and the company's plate (PG-3, CF-1). */
export const contactProps = (lang: Language) => {
  const { callNumber, hours, saveContact, contactDetails } = ui(lang);
  return {
    lang,
    form: contactFormProps(lang),
    withoutForm: withoutFormProps(lang),
    plate: {
      company,
      call: { href: phoneOf(lang).href, label: callNumber },
      hours,
      card: { href: contactCardPath(lang), label: saveContact },
      label: contactDetails,
    },
  };
};
