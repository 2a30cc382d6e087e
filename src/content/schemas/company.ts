import * as z from 'zod';
import { localised, text, webAddress } from './copy/shared.ts';
import { coordinates, postalCode } from './places.ts';
import { matching, mistake, rule } from './rule.ts';

/** A printed Belgian number as a telephone dials it: `053 00 00 00` or `+32 53 00 00 00` is `+3253000000`. */
const dialled = (printed: string): string =>
  printed.replace(/\(0\)|[^+\d]/g, '').replace(/^(?:00|\+)320?|^0/, '+32');

const asDialled = /^\+32[1-9]\d{7,8}$/;

/** A phone number: as printed, and as dialled (`+32…`, no spaces). */
const phone = z
  .strictObject({
    display: text.describe('As pages print the number.'),
    number: z
      .string()
      .describe('As a telephone dials it: +32, then the number without its first 0 and without spaces.')
      .superRefine(
        rule((number) => {
          if (asDialled.test(number)) return null;
          const right = dialled(number);
          return asDialled.test(right)
            ? mistake('phone-not-dialled', { right })
            : mistake('phone-not-belgian');
        }),
      ),
  })
  .superRefine(
    rule(({ display, number }) =>
      dialled(display) === number
        ? null
        : mistake('phone-differs', { display, number, right: dialled(display) }, ['number']),
    ),
  );

/** Schema of content/company.yaml. */
export const companyFile = z.strictObject({
  name: text.describe('Name under which visitors know the company.'),
  legalName: text.describe('Name in the register of companies.'),
  email: z.email().describe('Address to which the contact form writes.'),
  /** Public address of the site. */
  website: matching(/^https:\/\/www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/, () =>
    mistake('website-address'),
  ).describe('Public address of the site, with https:// and www., without a slash at the end.'),
  /** One number per language, and the one in the structured data of Dutch pages (PG-7). */
  phones: z
    .strictObject({ fr: phone, nl: phone, nlStructuredData: phone })
    .describe('One number for each language, and the one that search engines get with Dutch pages.'),
  address: z.strictObject({
    street: text.describe('Street and number.'),
    postalCode,
    locality: text.describe('Town, by its official local name.'),
    region: text.describe('Region or province, for search engines.'),
    country: z.literal('BE').describe('Always BE.'),
  }),
  geo: coordinates.describe('Where the company is on a map, in degrees.'),
  /** Where the company works, for the structured data (spec §1). */
  areasServed: z
    .array(text)
    .min(1)
    .describe('Towns and regions in which you work; search engines read them.'),
  founded: z.int().min(1800).describe('Year in which the company was founded.'),
  enterpriseNumber: matching(/^[01]\d{3}\.\d{3}\.\d{3}$/, () => mistake('enterprise-number')).describe(
    'Number in the register of companies, as 0123.456.789.',
  ),
  /** What the legal notice also has to name (Code of economic law, III.74 and XII.6). */
  legal: z.strictObject({
    form: localised.describe('Legal form, such as a private limited company.'),
    /** Register of legal persons and its court (Code of companies and associations, 2:20). */
    register: localised.describe('Register of legal persons and its court.'),
    publisher: localised.describe('The person who answers for what the site publishes.'),
    host: localised.describe('Name and address of the company that hosts the site.'),
    insurer: localised.describe('Insurer of your professional liability: name and address.'),
    insuranceArea: localised.describe('Countries in which that insurance applies.'),
  }),
  bookingUrl: z
    .strictObject({ fr: webAddress, nl: webAddress })
    .describe('Addresses of the booking page, in each language.'),
  form: z.strictObject({
    messages: z
      .enum(['en', 'page'])
      .describe('Language of the messages of the contact form: English, or that of the page.'),
  }),
  /** Whether the pages show invented projects, testimonials and certification plates, marked as samples (TR-3). */
  showSamples: z
    .boolean()
    .describe('Whether pages show invented projects, reviews and plates, marked as samples.'),
  samples: z
    .array(z.string())
    .describe('What is invented in this list. Take a line out once its value is real.'),
});
/** The data of the company. */
export type Company = z.infer<typeof companyFile>;
