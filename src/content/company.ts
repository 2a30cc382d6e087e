import { hoursInWords, hoursInWordsWithHolidays, shortHours } from '#src/lib/hours-in-words.ts';
import type { Language } from '#src/lib/language.ts';
import type { Phone } from '#src/lib/phone.ts';
import type { ContentData } from './content.ts';
import type { Company } from './schemas/company.ts';

/** Returns the phone number of a language: as pages show it, with no-break spaces, and as a `tel:` URL. */
export const phoneIn = ({ phones }: Company, lang: Language): Phone => ({
  display: phones[lang].display.replaceAll(' ', '\u00a0'),
  href: `tel:${phones[lang].number}`,
});

/** True for real data, and for samples while content/company.yaml shows them (TR-3). */
export const mayShow = ({ showSamples }: Company, { sample }: { sample: boolean }): boolean =>
  showSamples || !sample;

/** Returns the values of the placeholders `{company.…}`. Those of the hours are computed for the day of the site. */
export const companyPlaceholderValues = (
  { company, day }: Pick<ContentData, 'company' | 'day'>,
  lang: Language,
): ReadonlyMap<string, string> =>
  new Map([
    ['company.name', company.name],
    ['company.legalName', company.legalName],
    ['company.email', company.email],
    ['company.phone', phoneIn(company, lang).display],
    ['company.street', company.address.street],
    ['company.postalCode', company.address.postalCode],
    ['company.locality', company.address.locality],
    ['company.founded', String(company.founded)],
    ['company.enterpriseNumber', company.enterpriseNumber],
    ['company.legalForm', company.legal.form[lang]],
    ['company.register', company.legal.register[lang]],
    ['company.publisher', company.legal.publisher[lang]],
    ['company.host', company.legal.host[lang]],
    ['company.insurer', company.legal.insurer[lang]],
    ['company.insuranceArea', company.legal.insuranceArea[lang]],
    ['company.hours', hoursInWords(company.openingHours, lang)],
    ['company.hoursShort', shortHours(company.openingHours, lang)],
    ['company.hoursAndHolidays', hoursInWordsWithHolidays(company.openingHours, company.closures, lang, day)],
  ]);

/** Returns the names of the served regions and towns of content/company.yaml, for structured data. */
export const namesOfAreasServed = (
  { company, towns, regions }: Pick<ContentData, 'company' | 'towns' | 'regions'>,
  lang: Language,
): string[] =>
  company.areasServed.flatMap((slug) => {
    const place = regions.get(slug) ?? towns.get(slug);
    return place === undefined ? [] : [place.name[lang]];
  });
