import { existsSync } from 'node:fs';
import * as z from 'zod';
import { localised, text, webAddress } from './copy/shared.ts';
import { latestDay } from './dates.ts';
import { coordinates, postalCode } from './places.ts';

/** A phone number: as printed, and as dialled (`+32…`, no spaces). */
const phone = z.strictObject({
  display: text,
  number: z
    .string()
    .regex(
      /^\+32[1-9]\d{7,8}$/,
      'not a Belgian number as a telephone dials it: write +32, then the number without its first 0 and without spaces, in quotes, such as "+3253123456" for 053 12 34 56. A visitor who taps it would call somebody else',
    ),
});

const placeKinds = ['regions', 'towns'];

/** Slug of a region or a town. */
const place = z
  .string()
  .refine((name) => placeKinds.some((kind) => existsSync(`content/${kind}/${name}.yaml`)), {
    error: ({ input }) =>
      `there is no content/regions/${input}.yaml and no content/towns/${input}.yaml. The structured data would lack its name. Remove it from this list, or write the name of a file of these folders`,
  });

/** Schema of content/company.yaml. */
export const companyFile = z.strictObject({
  name: text,
  legalName: text,
  email: z.email(),
  /** Public address of the site. */
  website: z
    .string()
    .regex(
      /^https:\/\/www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/,
      'not an address such as https://www.firm.be, with www. and without a slash at the end. The name without www. redirects to this address (docs/guides/deploy.md): without www. here it would redirect to itself, in a loop',
    ),
  /** One number per language, and the one in the structured data of Dutch pages (PG-7). */
  phones: z.strictObject({ fr: phone, nl: phone, nlStructuredData: phone }),
  address: z.strictObject({
    street: text,
    postalCode,
    locality: text,
    region: text,
    country: z.literal('BE'),
  }),
  geo: coordinates,
  /** Where the company works, for the structured data (spec §1). */
  areasServed: z.array(place).min(1),
  founded: z
    .int()
    .min(1800)
    .refine((year) => `${year}-01-01` <= latestDay(), {
      error: 'a year in the future. Write the year in which the company was founded',
    }),
  enterpriseNumber: z
    .string()
    .regex(
      /^[01]\d{3}\.\d{3}\.\d{3}$/,
      'not an enterprise number. Visitors look it up in the register of companies. Write its ten digits as "0123.456.789", in quotes',
    ),
  /** What the legal notice also has to name (Code of economic law, III.74 and XII.6). */
  legal: z.strictObject({
    form: localised,
    /** Register of legal persons and its court (Code of companies and associations, 2:20). */
    register: localised,
    /** The natural person who answers for what is published. */
    publisher: localised,
    host: localised,
    /** Insurer of the professional liability: name and address. */
    insurer: localised,
    insuranceArea: localised,
  }),
  bookingUrl: z.strictObject({ fr: webAddress, nl: webAddress }),
  form: z.strictObject({ messages: z.enum(['en', 'page']) }),
  /** Whether the pages show invented projects, testimonials and certification plates, marked as samples (TR-3). */
  showSamples: z.boolean(),
  /** Keys that still have sample values; the launch check lists them. */
  samples: z.array(z.string()),
});
