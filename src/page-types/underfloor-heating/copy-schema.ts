import * as z from 'zod';
import { card, oneItemPerId, sortedByIds, text } from '#src/content/schemas/copy/schema-parts.ts';
import { cardsSection, faqSection, serviceCopyFields } from '#src/content/schemas/copy/service.ts';
import { sortedAutomatically } from '#src/content/schemas/editor-labels.ts';

/** The two underfloor systems, in the order of the drawing, from left to right. */
export const floorSystemIds = ['wet', 'dry'] as const;

/** Underfloor heating (SV-5). */
export const serviceUnderfloorHeatingCopySchema = z.strictObject({
  ...serviceCopyFields,
  advantages: cardsSection(4),
  systems: z.strictObject({
    heading: text,
    text,
    systems: oneItemPerId(floorSystemIds, { title: text, text, points: z.array(text).min(3) })
      .meta(sortedAutomatically)
      .transform(sortedByIds(floorSystemIds)),
  }),
  coverings: z.strictObject({
    heading: text,
    /** How well coverings let heat pass, best first. */
    items: z.array(card).length(4),
  }),
  faq: faqSection,
});
