import * as z from 'zod';
import { toolPriceIds } from '#src/lib/my-price/works.ts';
import { townProvinces } from '#src/lib/place-search/legal-regions.ts';
import { publishedPrices } from '../../facts/published-prices.ts';
import { enumWithValueLabels } from '../editor-labels.ts';
import { faultLabelsCopySchema } from './fault-labels.ts';
import { oneItemPerId, text, textAlternative } from './schema-parts.ts';
import { grantsSection } from './service.ts';

const textPerKey = <Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

/** Names of the published prices, by the key of their fact. */
export const priceListCopySchema = z.strictObject({
  prices: textPerKey(publishedPrices.prices),
  repairs: textPerKey(publishedPrices.repairs),
  installation: textPerKey(publishedPrices.installation),
  'heat-pump': textPerKey(publishedPrices['heat-pump']),
  underfloor: textPerKey(publishedPrices.underfloor),
});

/** Copy of the four symptoms of a cold house, on the repair page and the home page (TL-7). */
const symptomsCopySchema = z.strictObject({
  /** `line` says what to do at once: visitors read it with the door closed. */
  symptoms: oneItemPerId(['gas', 'code', 'water', 'no-start'], { title: text, line: text }),
  codes: z.strictObject({ steps: z.array(text).length(3), label: text, submit: text, all: text }),
  price: text,
  request: text,
});
export type SymptomsCopy = z.infer<typeof symptomsCopySchema>;

/** Copy of one language's half of the language gate at `/` (RT-1). The document itself is in French, the default language. */
const entranceCopySchema = z.strictObject({
  title: text,
  description: text,
  slogan: text,
  enter: text,
  drawing: textAlternative,
});

const homeFrenchOnlyCopySchema = z.strictObject({
  grantsAndVat: grantsSection.omit({ note: true }),
  payment: z.strictObject({
    heading: text,
    intro: text,
    methods: z
      .array(
        z.strictObject({
          icon: enumWithValueLabels({
            card: ['Carte', 'Kaart'],
            bancontact: ['Bancontact', 'Bancontact'],
            transfer: ['Virement', 'Overschrijving'],
          }),
          name: text,
        }),
      )
      .length(3),
  }),
});

/** Copy of the not-found page in a language of the site (ER-1). Its English texts are in the section. */
const notFoundCopySchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  text,
  link: text,
  drawing: textAlternative,
});

const placeLabelsCopySchema = z.strictObject({
  river: text,
  north: text,
  canal: text,
  forest: text,
  ring: text,
  /** Label of the fold that has a region's communes on phones. */
  list: text,
  /** The banner below the header (TN-1): province, time until an urgent call is answered, price of a maintenance. */
  banner: z.strictObject({
    provinces: z.record(z.enum(townProvinces), text),
    communes: text,
    urgent: z.strictObject({ headquarters: text, brussels: text, region: text }),
    price: text,
    /** The homes to which the price of maintenance applies, then its amounts with the other VAT rate and without VAT (BC-6). */
    priceNotes: z.array(text),
  }),
});

/** Price coverage (WD-2): for each price, what it includes, what it does not, and when the customer knows the total. */
const priceCoverageCopySchema = z.strictObject({
  labels: z.strictObject({ included: text, excluded: text, known: text }),
  /** Before the short answer of a price table. */
  question: text,
  prices: oneItemPerId(toolPriceIds, { included: text, excluded: text, known: text }),
});

/** Copy that several pages share, or of a page outside the route table; the others are in src/page-types/. */
export const sharedCopySchemas = {
  symptoms: symptomsCopySchema,
  entrance: entranceCopySchema,
  'fault-labels': faultLabelsCopySchema,
  'home-french-only': homeFrenchOnlyCopySchema,
  'not-found': notFoundCopySchema,
  'place-labels': placeLabelsCopySchema,
  'price-coverage': priceCoverageCopySchema,
  'price-list': priceListCopySchema,
} as const satisfies Record<string, z.ZodType>;

export type SharedCopyName = keyof typeof sharedCopySchemas;
