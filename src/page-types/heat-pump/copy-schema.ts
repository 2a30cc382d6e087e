import * as z from 'zod';
import {
  numberedItems,
  oneItemPerId,
  shortAnswers,
  text,
  textAlternative,
} from '#src/content/schemas/copy/schema-parts.ts';
import { faqSection, grantsSection, serviceCopyFields } from '#src/content/schemas/copy/service.ts';

/** Benefits of a heat pump. The id determines the drawing of the panel. */
export const heatPumpBenefitIds = ['output', 'frost', 'savings'] as const;

/** Heat pump (SV-4). */
export const serviceHeatPumpCopySchema = z.strictObject({
  ...serviceCopyFields,
  hero: serviceCopyFields.hero.extend({ price: text }),
  legend: z.strictObject({ title: text, items: numberedItems(6, { title: text, text }) }),
  benefits: z.strictObject({
    heading: text,
    panels: oneItemPerId(heatPumpBenefitIds, { title: text, text }),
  }),
  noise: z.strictObject({
    heading: text,
    text,
    drawing: textAlternative,
    level: text,
    distance: text,
    answers: shortAnswers.optional(),
  }),
  subsidies: grantsSection,
  faq: faqSection,
});
