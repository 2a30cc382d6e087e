import type { Language } from '#src/lib/language.ts';
import { readYaml } from '../io/read.ts';
import { companyFile } from '../schemas/company-schema.ts';

/** The company's own data (content/company.yaml). */
export const company = readYaml('content/company.yaml', companyFile);

/** The number of a language's line: display form with no-break spaces, and `tel:` address. */
export const phoneOf = (lang: Language): { display: string; href: string } => ({
  display: company.phones[lang].display.replaceAll(' ', '\u00a0'),
  href: `tel:${company.phones[lang].number}`,
});

/** Values that copy may name as `{company.…}`. */
export const companyPlaceholders = (lang: Language): ReadonlyMap<string, string> =>
  new Map([
    ['company.name', company.name],
    ['company.legalName', company.legalName],
    ['company.email', company.email],
    ['company.phone', phoneOf(lang).display],
    ['company.street', company.address.street],
    ['company.postalCode', company.address.postalCode],
    ['company.locality', company.address.locality],
    ['company.founded', String(company.founded)],
    ['company.enterpriseNumber', company.enterpriseNumber],
  ]);
