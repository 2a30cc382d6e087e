import * as z from 'zod';
import { brandList } from '#src/content/schemas/brand.ts';
import { oneItemPerId, text } from '#src/content/schemas/copy/schema-parts.ts';
import {
  cardsSection,
  faqSection,
  legalSection,
  serviceCopyFields,
} from '#src/content/schemas/copy/service.ts';

/** Types of boilers. The id determines the drawing of the card. */
export const boilerTypeIds = ['gas', 'oil', 'hybrid'] as const;

/** Boiler installation (SV-1). */
export const serviceBoilerInstallationCopySchema = z.strictObject({
  ...serviceCopyFields,
  reasons: cardsSection(4),
  types: z.strictObject({ heading: text, cards: oneItemPerId(boilerTypeIds, { title: text, text }) }),
  legal: legalSection,
  /** The brands of the name plates in the section. */
  brands: z.strictObject({
    heading: text,
    items: brandList,
    all: text,
  }),
  faq: faqSection,
});
