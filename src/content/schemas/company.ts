import * as z from 'zod';
import { type OwnerLanguage, perOwnerLanguage } from '#src/lib/language.ts';
import { type Weekday, weekdayName, weekdays } from '#src/lib/opening-hours.ts';
import { localisedOf, localisedText, text, webAddress } from './copy/schema-parts.ts';
import { labelled, labelledEnum, labelMeta } from './editor-labels.ts';
import { mistake, reportMistakes, textMatching } from './mistakes.ts';
import { photoSchema } from './photo.ts';
import { coordinates, postalCode } from './places.ts';

/** Turns a Belgian number as pages show it into the dialled one: `053 00 00 00` and `+32 53 00 00 00` become `+3253000000`. */
const toDialledNumber = (display: string): string =>
  display.replace(/\(0\)|[^+\d]/g, '').replace(/^(?:00|\+)320?|^0/, '+32');

/** Numbers that cost more than a usual call: 090x and 070 (bipt.be). */
const premiumNumberPattern = /^\+32(?:90|70)/;

/** Eight digits behind the code of the country; nine for a mobile. */
const dialledNumberPattern = /^\+32(?:[1-9]\d{7}|4\d{8})$/;

/** A phone number as pages show it, from which the dialled one follows (`+32…`, no spaces). */
const phone = z.strictObject({ display: text, number: z.string() }).superRefine(
  reportMistakes(({ display, number }) => {
    const expected = toDialledNumber(display);
    if (premiumNumberPattern.test(expected) || !dialledNumberPattern.test(expected))
      return mistake('phone-not-belgian', { display }, ['display']);
    return expected === number ? null : mistake('phone-differs', { display, number, expected }, ['number']);
  }),
);

const clockTime = textMatching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, '08:30');

/** Names of the days of the week. */
export const weekdayNames = Object.fromEntries(
  weekdays.map((day, index) => [day, perOwnerLanguage((lang) => weekdayName(index, lang))]),
) as Record<Weekday, Record<OwnerLanguage, string>>;

/** Hours of some days of the week (PG-7). */
const openingHours = z
  .strictObject({
    days: z
      .array(z.enum(weekdays).meta({ choices: weekdayNames }))
      .min(1)
      .meta({ ...labelMeta(['Jours', 'Dagen']), kind: 'choices' }),
    opens: clockTime.meta({ ...labelMeta(['Ouvre à', 'Opent om']), kind: 'time' }),
    closes: clockTime.meta({
      ...labelMeta(
        ['Ferme à', 'Sluit om'],
        ['Toute la journée : de 00:00 à 23:59.', 'De hele dag: van 00:00 tot 23:59.'],
      ),
      kind: 'time',
    }),
  })
  .superRefine(
    reportMistakes(({ opens, closes }) =>
      opens < closes ? null : mistake('ends-first', { first: opens, last: closes }, ['closes']),
    ),
  );

/** Days of a holiday, both included. */
const closure = z
  .strictObject({
    from: labelled(z.iso.date(), ['Premier jour fermé', 'Eerste sluitingsdag']),
    until: labelled(z.iso.date(), ['Dernier jour fermé', 'Laatste sluitingsdag']),
  })
  .superRefine(
    reportMistakes(({ from, until }) =>
      until === '' || from <= until ? null : mistake('ends-first', { first: from, last: until }, ['until']),
    ),
  );

/** Schema of content/company.yaml. */
export const companySchema = z.strictObject({
  name: text,
  legalName: text,
  email: z.email(),
  /** Public URL of the site. */
  website: textMatching(/^https:\/\/www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]+$/, 'https://www.firm.be'),
  /** One number per language, and the number in the structured data of Dutch pages (PG-7). */
  phones: localisedOf(phone).extend({
    nlStructuredData: labelled(phone, ['Pour les moteurs de recherche', 'Voor zoekmachines']),
  }),
  address: z.strictObject({
    street: text,
    postalCode,
    locality: labelled(text, ['Localité', 'Plaats']),
    region: text,
    country: labelled(z.literal('BE'), ['Pays', 'Land']),
  }),
  geo: coordinates,
  /** Photograph of the team or the workshop. Replaces the drawing of the about page. */
  photo: photoSchema.optional(),
  /** Where the company works, for the structured data (spec §1). */
  areasServed: z.array(text).min(1),
  openingHours: labelled(z.array(openingHours).min(1), ['Heures d’ouverture', 'Openingsuren']),
  closures: labelled(z.array(closure), ['Jours de fermeture', 'Sluitingsdagen']),
  founded: z.int().min(1800).max(9999),
  enterpriseNumber: textMatching(/^[01]\d{3}\.\d{3}\.\d{3}$/, '0123.456.789'),
  /** More data that the legal notice must show (Code of economic law, III.74 and XII.6). */
  legal: z.strictObject({
    form: localisedText,
    /** Register of legal persons and its court (Code of companies and associations, 2:20). */
    register: labelled(localisedText, ['Registre', 'Register']),
    publisher: localisedText,
    host: localisedText,
    insurer: localisedText,
    insuranceArea: labelled(localisedText, ['Où l’assurance vaut', 'Waar de verzekering geldt']),
  }),
  bookingUrl: localisedOf(webAddress),
  form: z.strictObject({
    messages: labelledEnum(
      { en: ['anglais', 'Engels'], page: ['la langue de la page', 'de taal van de pagina'] },
      ['Langue des messages', 'Taal van de meldingen'],
    ),
  }),
  /** True if the pages show invented projects, testimonials and certification plates, marked as samples (TR-3). */
  showSamples: z.boolean(),
  /** Keys of this file whose values are still invented: `phones.fr`. The launch check reports them. */
  sampleValues: z.array(z.string()),
});
export type Company = z.infer<typeof companySchema>;
