import * as z from 'zod';
import { brandList } from '#src/content/schemas/brand.ts';
import {
  priceCardKeys,
  priceCardSchema,
  servicePlanKeys,
  servicePlanSchema,
} from '#src/content/schemas/copy/price-cards.ts';
import {
  card,
  exactlyOneEach,
  faqs,
  meta,
  oneItemPerId,
  sortedByIds,
  text,
  textAlternative,
} from '#src/content/schemas/copy/schema-parts.ts';
import { formerFigures } from '#src/content/schemas/copy/service.ts';
import { sortedAutomatically } from '#src/content/schemas/editor-labels.ts';
import type { RegionSlug } from '#src/content/schemas/places.ts';
import { serviceIds } from '#src/content/schemas/service-ids.ts';

/** Ids of the six service cards. They determine picture and URL (HM-2). */
export const serviceCardIds = [
  'boiler-installation',
  'boiler-maintenance',
  'boiler-repair',
  'urgent',
  'safety',
  'support',
] as const;
export type ServiceCardId = (typeof serviceCardIds)[number];

const head = { heading: text, intro: text };
const fault = { heading: text, code: text, display: text, translation: text, gas: text, monoxide: text };

const hero = z.strictObject({
  /** Trade and place in plain words, inside the h1, for search engines. */
  tradeAndPlace: text,
  slogan: z.strictObject({ supply: text, return: text, between: text }),
  subtitles: z.tuple([text, text]),
  sign: z.strictObject({ label: text, price: text, note: text }),
  drawing: textAlternative,
  bubble: text,
  /** Heading of the five discs on the house. They have the order and the numbers of the services in the menu. */
  pointsTitle: text,
  points: oneItemPerId(serviceIds, { label: text })
    .meta(sortedAutomatically)
    .transform(sortedByIds(serviceIds)),
});

const regionPages = [
  'region/brussels',
  'region/flemish-brabant',
  'region/walloon-brabant',
] as const satisfies readonly `region/${RegionSlug}`[];

const audience = z.strictObject({ heading: text, items: z.array(text).min(3) });

/** Copy of the home page, section by section in the order of the specification (HM-1 to HM-12). */
export const homeCopySchema = z.strictObject({
  meta,
  hero,
  services: z.strictObject({
    heading: text,
    cards: oneItemPerId(serviceCardIds, { title: text, text }),
  }),
  fault: z.strictObject(fault),
  why: z.strictObject({
    heading: text,
    cards: z.array(card).length(6),
    statistics: z.array(z.strictObject({ value: text, label: text })).length(4),
    statisticsNote: text,
  }),
  certifications: z.strictObject({
    heading: text,
    /** The label of the fold that has the cards on phones. */
    list: text,
    cards: z.array(card).length(6),
    /** `sample`: not (yet) an approval of the company. It is marked, and hidden if the site shows no samples (TR-3). */
    accreditations: z.array(z.strictObject({ name: text, sample: z.boolean() })),
    network: card.extend({ sample: z.boolean() }),
  }),
  brands: z.strictObject({
    ...head,
    items: brandList,
    all: text,
  }),
  serviceArea: z.strictObject({
    heading: text,
    map: textAlternative,
    townsHeading: text,
    priorityHeading: text,
    priority: z.array(z.strictObject({ place: text, time: text })).min(2),
    note: text,
  }),
  regionsAndTowns: z.strictObject({
    heading: text,
    /** `link` is read before the name, which is the link: "En savoir plus sur". */
    regions: oneItemPerId(regionPages, { name: text, size: text, link: text }),
    otherHeading: text,
    others: z.array(text).min(4),
    businesses: audience,
    households: audience,
    contact: text,
  }),
  priceCards: z.strictObject({
    ...head,
    cards: z.array(priceCardSchema).superRefine(exactlyOneEach(priceCardKeys, 'key')),
    note: text,
    former: formerFigures,
  }),
  servicePlans: z.strictObject({
    heading: text,
    cards: z.array(servicePlanSchema).superRefine(exactlyOneEach(servicePlanKeys, 'key')),
  }),
  about: z.strictObject({
    heading: text,
    paragraphs: z.tuple([text, text]),
    highlights: z.array(text).min(2),
  }),
  faq: z.strictObject({ heading: text, items: faqs, more: text, moreLink: text }),
  contact: z.strictObject({ heading: text }),
});
