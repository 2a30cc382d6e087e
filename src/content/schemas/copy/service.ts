import * as z from 'zod';
import {
  card,
  faqs,
  hero,
  meta,
  numberedItems,
  pricePlaceholder,
  shortAnswers,
  text,
} from './schema-parts.ts';

/** Schema of a section of cards, with an optional introduction. */
export const cardsSection = (count: number) =>
  z.strictObject({ heading: text, text: text.optional(), cards: z.array(card).length(count) });

/**
 * Figures that no longer apply or have no source, small and marked below the current ones (TR-2). Only this part of the
 * copy may use a fact marked `former` (src/content/checks/former-figures.ts).
 */
export const formerFigures = z.strictObject({
  title: text,
  items: z.array(z.strictObject({ label: text, value: text })).min(1),
});

/** Prices beside a column of names. The columns of amounts follow from the prices (BC-6). */
const priceTable = z.strictObject({
  heading: text,
  nameColumn: text,
  rows: z.array(z.strictObject({ label: text, price: pricePlaceholder })).min(1),
  callOut: text,
  note: text.optional(),
  former: formerFigures.optional(),
});

export const legalSection = z.strictObject({
  heading: text,
  text: text.optional(),
  regions: z.array(card).length(3),
  note: text,
  former: formerFigures.optional(),
});

/** Grants, loans and VAT: around the short statuses of the grants page, former amounts small below them (TR-2). */
export const grantsSection = z.strictObject({
  heading: text,
  former: formerFigures,
  note: text,
});

export const serviceCopyFields = {
  meta,
  hero: hero.extend({ quote: text }),
  /** Names of the numbered parts of the drawing. */
  legend: z.strictObject({ title: text, items: numberedItems(8, { title: text }) }),
  steps: z.strictObject({ heading: text, steps: z.array(card).length(4), answers: shortAnswers.optional() }),
  prices: priceTable,
  callToAction: z.strictObject({ heading: text }),
  contact: z.strictObject({ heading: text }),
};

export const faqSection = z.strictObject({ heading: text, questions: faqs });
