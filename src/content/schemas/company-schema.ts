import { existsSync } from 'node:fs';
import * as z from 'zod';
import { localised } from './copy/shared.ts';

/** A phone number: as printed, and as dialled (`+32…`, no spaces). */
const phone = z.strictObject({ display: z.string().min(1), number: z.string().regex(/^\+32\d{8,9}$/) });

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
  name: z.string().min(1),
  legalName: z.string().min(1),
  email: z.email(),
  /** Public address of the site. */
  website: z
    .string()
    .regex(
      /^https:\/\/[a-z\d.-]+\.[a-z]+$/,
      'an address such as https://www.firm.be, without a slash at the end',
    ),
  /** One number per language, and the one in the structured data of Dutch pages (PG-7). */
  phones: z.strictObject({ fr: phone, nl: phone, nlStructuredData: phone }),
  address: z.strictObject({
    street: z.string().min(1),
    postalCode: z.string().regex(/^\d{4}$/),
    locality: z.string().min(1),
    region: z.string().min(1),
    country: z.literal('BE'),
  }),
  geo: z.strictObject({ latitude: z.number(), longitude: z.number() }),
  /** Where the company works, for the structured data (spec §1). */
  areasServed: z.array(place).min(1),
  founded: z.int(),
  enterpriseNumber: z.string().regex(/^\d{4}\.\d{3}\.\d{3}$/),
  /** What the legal notice has to name besides (Code of economic law, III.74 and XII.6). */
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
  bookingUrl: z.strictObject({ fr: z.url(), nl: z.url() }),
  form: z.strictObject({ messages: z.enum(['en', 'page']) }),
  /** Keys that still have sample values; the launch check lists them. */
  samples: z.array(z.string()),
});
