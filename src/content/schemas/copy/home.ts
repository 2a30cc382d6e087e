import * as z from 'zod';
import type { RegionSlug } from '../places.ts';
import { serviceIds } from '../services.ts';
import { formerFigures } from './service.ts';
import { card, eachOnce, eachStandsOnce, faqs, meta, sortedAs, text } from './shared.ts';

/** The six service cards, by which they find their picture and their link (HM-2). */
export const serviceCardIds = [
  'installation',
  'maintenance',
  'repair',
  'urgent',
  'safety',
  'support',
] as const;
export type ServiceCardId = (typeof serviceCardIds)[number];

/** A heading with the line below it. */
const head = { heading: text, intro: text };

const hero = z.strictObject({
  /** Plain line inside the h1: what we are and where, for those who search. */
  tradeAndPlace: text,
  slogan: z.strictObject({ supply: text, return: text, between: text }),
  subtitles: z.tuple([text, text]),
  sign: z.strictObject({ label: text, price: text, note: text }),
  drawing: text,
  bubble: text,
  /** The five discs on the house. Their numbers are those of the services in the menu, and so is their order. */
  points: eachOnce(serviceIds, { label: text, text }).transform(sortedAs(serviceIds)),
});

/** The eight keys of the price simulator (spec §3). */
export const serviceKeys = [
  'depannage',
  'entretien_gaz',
  'ramonage',
  'mazout_complet',
  'mazout_simple',
  'cerga',
  'peb_chauffage',
  'installation',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

const priceCard = z.strictObject({
  key: z.enum(serviceKeys),
  name: text,
  description: text,
  badge: text.nullable(),
  /** The first three are shown (HM-8); the rest is kept for the owner. */
  features: z.array(text).min(3),
});

/** The three formulas, by which they find how far their knob is turned (HM-9). */
const formulaKeys = ['standard', 'premium', 'urgent'] as const;

const formula = z.strictObject({
  key: z.enum(formulaKeys),
  name: text,
  description: text,
  price: text,
  features: z.array(text).min(3),
});

const regionIds = [
  'region/brussels',
  'region/flemish-brabant',
  'region/walloon-brabant',
] as const satisfies readonly `region/${RegionSlug}`[];

const audience = z.strictObject({ heading: text, items: z.array(text).min(3) });

/** Copy of the home page, section by section in the order of the specification (HM-1 to HM-12). */
export const homeCopy = z.strictObject({
  meta,
  hero,
  services: z.strictObject({
    heading: text,
    cards: eachOnce(serviceCardIds, { title: text, text, link: text.nullable() }),
  }),
  fault: z.strictObject({ heading: text, code: text, display: text, translation: text, gas: text }),
  why: z.strictObject({
    ...head,
    cards: z.array(card).length(6),
    statistics: z.array(z.strictObject({ value: text, label: text })).length(4),
    statisticsNote: text,
  }),
  certifications: z.strictObject({
    ...head,
    cards: z.array(card).length(6),
    accreditations: z.array(z.strictObject({ name: text, text })).length(3),
    /** What the plates lack; null once nothing does. */
    accreditationsNote: text.nullable(),
    network: card,
  }),
  brands: z.strictObject({
    ...head,
    /** The names come from the brands' files. */
    items: z.array(z.strictObject({ slug: text })).min(1),
    all: text,
  }),
  coverage: z.strictObject({
    ...head,
    map: text,
    townsHeading: text,
    priorityHeading: text,
    priority: z.array(z.strictObject({ place: text, time: text })).min(2),
    note: text,
  }),
  cities: z.strictObject({
    heading: text,
    regions: eachOnce(regionIds, { name: text, size: text, text, link: text }),
    otherHeading: text,
    others: z.array(text).min(4),
    businesses: audience,
    households: audience,
    contact: text,
  }),
  simulator: z.strictObject({
    ...head,
    cards: z.array(priceCard).superRefine(eachStandsOnce(serviceKeys, 'key')),
    note: text,
    former: formerFigures,
  }),
  formulas: z.strictObject({
    heading: text,
    cards: z.array(formula).superRefine(eachStandsOnce(formulaKeys, 'key')),
  }),
  about: z.strictObject({
    heading: text,
    paragraphs: z.tuple([text, text]),
    highlights: z.array(text).min(3),
    link: text,
  }),
  faq: z.strictObject({ heading: text, items: faqs, more: text, moreLink: text }),
  contact: z.strictObject({ heading: text }),
});
