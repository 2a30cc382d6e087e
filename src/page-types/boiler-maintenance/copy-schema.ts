import * as z from 'zod';
import { numberedItems, text } from '#src/content/schemas/copy/schema-parts.ts';
import {
  cardsSection,
  faqSection,
  legalSection,
  serviceCopyFields,
} from '#src/content/schemas/copy/service.ts';

/** Boiler maintenance (SV-2). */
export const serviceBoilerMaintenanceCopySchema = z
  .strictObject({
    ...serviceCopyFields,
    why: cardsSection(3),
    included: z.strictObject({ heading: text, items: numberedItems(8, { title: text, text }) }),
    legal: legalSection,
    reasons: cardsSection(3),
    faq: faqSection,
  })
  .omit({ legend: true, steps: true });
