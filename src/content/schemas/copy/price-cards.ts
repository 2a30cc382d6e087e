import * as z from 'zod';
import { hiddenInEditor } from '../editor-labels.ts';
import { pricePlaceholder, text } from './schema-parts.ts';

/** The eight keys of the price cards (spec §3). */
export const priceCardKeys = [
  'depannage',
  'entretien_gaz',
  'ramonage',
  'mazout_complet',
  'mazout_simple',
  'cerga',
  'peb_chauffage',
  'installation',
] as const;

/** Copy of a price card of the home page. */
export const priceCardSchema = z.strictObject({
  key: z.enum(priceCardKeys).meta(hiddenInEditor),
  name: text,
  description: text,
  badge: text.nullable(),
  /** Null if only a quote gives the price (HM-8). */
  price: pricePlaceholder.nullable(),
  /** The first three are shown (HM-8). */
  features: z.array(text).min(3),
});

/** The three service plans. The key determines the position of the knob in the drawing (HM-9). */
export const servicePlanKeys = ['standard', 'premium', 'urgent'] as const;

/** Copy of a service plan. */
export const servicePlanSchema = z.strictObject({
  key: z.enum(servicePlanKeys).meta(hiddenInEditor),
  name: text,
  description: text,
  price: text,
  action: text,
  features: z.array(text).min(3),
});
