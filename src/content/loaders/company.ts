import type { Language } from '#src/lib/language.ts';
import { readYaml } from '../io/read.ts';
import { companyFile } from '../schemas/company-schema.ts';

/** The data of the company (content/company.yaml). */
export const company = readYaml('content/company.yaml', companyFile);

/** Phone number for a language: as printed, with no-break spaces, and as a `tel:` address. */
export const phoneOf = (lang: Language): { display: string; href: string } => ({
  display: company.phones[lang].display.replaceAll(' ', '\u00a0'),
  href: `tel:${company.phones[lang].number}`,
});

/** Values of the placeholders `{company.…}` in copy. */
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
    ['company.legalForm', company.legal.form[lang]],
    ['company.register', company.legal.register[lang]],
    ['company.publisher', company.legal.publisher[lang]],
    ['company.host', company.legal.host[lang]],
    ['company.insurer', company.legal.insurer[lang]],
    ['company.insuranceArea', company.legal.insuranceArea[lang]],
  ]);
