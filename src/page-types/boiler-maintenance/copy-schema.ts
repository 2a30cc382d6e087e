import * as z from 'zod';
import { cards, legalRules, serviceCopyFields, serviceQuestions } from '#src/content/schemas/copy/service.ts';
import { numberedItems, text } from '#src/content/schemas/copy/shared.ts';

/** Boiler maintenance (SV-2). */
export const serviceBoilerMaintenanceCopySchema = z
  .strictObject({
    ...serviceCopyFields,
    why: cards(3),
    included: z.strictObject({ heading: text, items: numberedItems(8, { title: text, text }) }),
    legal: legalRules,
    reasons: cards(3),
    faq: serviceQuestions,
  })
  .omit({ legend: true, steps: true });
