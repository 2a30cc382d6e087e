import * as z from 'zod';
import {
  card,
  faqs,
  hero,
  meta,
  numberedItems,
  oneItemPerId,
  price,
  shortAnswers,
  sortedByIds,
  text,
} from './shared.ts';

const cards = (count: number) => z.strictObject({ heading: text, text, cards: z.array(card).length(count) });

/**
 * Figures that no longer apply or have no source, small and marked as such below the current ones (TR-2). The only part
 * of the copy that may refer to a fact marked `former` (src/content/checks/facts/former-figures.ts).
 */
export const formerFigures = z.strictObject({
  title: text,
  items: z
    .array(z.strictObject({ label: text, value: text }))
    .min(1)
    .describe('Figures that no longer apply or have no source.'),
});

/** Prices: a column for the names, then one for each amount; the first is the total people pay (BC-6). */
const priceTable = z.strictObject({
  heading: text,
  columns: z.array(text).min(2).max(4).describe('Heads of the columns: the first for the names.'),
  rows: z.array(z.strictObject({ label: text, price })).min(1),
  callOut: text.describe('The most important sentence about the prices.'),
  answers: shortAnswers.optional(),
  note: text,
  former: formerFigures.optional(),
});

/** Rules per Region. */
export const legalRules = z.strictObject({
  heading: text,
  text,
  regions: z.array(card).length(3),
  answers: shortAnswers.optional(),
  note: text,
  former: formerFigures.optional(),
});

/** Grants, loans and VAT: around the short boards of the grants page, former amounts small below them (TR-2). */
export const subsidies = z.strictObject({
  heading: text,
  intro: text,
  former: formerFigures,
  note: text,
});

/** Types of boilers; the id determines the drawing of the card. */
export const boilerTypes = ['gas', 'oil', 'hybrid'] as const;

/** Benefits of a heat pump; the id determines the drawing of the panel. */
export const heatPumpBenefits = ['output', 'frost', 'savings'] as const;

/** The two underfloor systems, in the order of the drawing, from left to right. */
export const floorSystems = ['wet', 'dry'] as const;

const frame = {
  meta,
  hero: hero.extend({ quote: text }),
  /** Names of the numbered parts of the drawing. */
  legend: z.strictObject({ title: text, items: numberedItems(8, { title: text }) }),
  steps: z.strictObject({ heading: text, steps: z.array(card).length(4), answers: shortAnswers.optional() }),
  prices: priceTable,
  callToAction: card,
  contact: z.strictObject({ heading: text }),
};

const questions = z.strictObject({ heading: text, questions: faqs });

/** Boiler installation (SV-1). */
export const serviceBoilerInstallationCopy = z.strictObject({
  ...frame,
  reasons: cards(4),
  types: z.strictObject({ heading: text, text, cards: oneItemPerId(boilerTypes, { title: text, text }) }),
  legal: legalRules,
  subsidies,
  /** The brands whose name plates the section shows; their names come from content/brands/. */
  brands: z.strictObject({
    heading: text,
    text,
    items: z.array(z.strictObject({ slug: text })).min(1),
    all: text,
  }),
  faq: questions,
});

/** Boiler maintenance (SV-2). */
export const serviceBoilerMaintenanceCopy = z
  .strictObject({
    ...frame,
    why: cards(3),
    included: z.strictObject({ heading: text, items: numberedItems(8, { title: text, text }) }),
    legal: legalRules,
    reasons: cards(4),
    faq: questions,
  })
  .omit({ legend: true, steps: true });

/** Heat pump (SV-4). */
export const serviceHeatPumpCopy = z.strictObject({
  ...frame,
  hero: frame.hero.extend({ price: text }),
  legend: z.strictObject({ title: text, items: numberedItems(6, { title: text, text }) }),
  benefits: z.strictObject({ heading: text, panels: oneItemPerId(heatPumpBenefits, { title: text, text }) }),
  noise: z.strictObject({
    heading: text,
    text,
    drawing: text,
    level: text,
    distance: text,
    answers: shortAnswers.optional(),
  }),
  subsidies,
  faq: questions,
});

/** Underfloor heating (SV-5). */
export const serviceUnderfloorHeatingCopy = z.strictObject({
  ...frame,
  advantages: cards(4),
  systems: z.strictObject({
    heading: text,
    text,
    systems: oneItemPerId(floorSystems, { title: text, text, points: z.array(text).min(3) }).transform(
      sortedByIds(floorSystems),
    ),
  }),
  coverings: z.strictObject({
    heading: text,
    caption: text,
    head: z.array(text).length(3),
    rows: z.array(z.array(text).length(3)).length(6),
  }),
  faq: questions,
});
