import * as z from 'zod';
import { text } from './shared.ts';

/** Rows of the plate of prices on a brand page. */
export const brandPrices = ['gas', 'oil', 'repair', 'urgent', 'fitting'] as const;

/** Drawings of strengths: src/drawings/brands/strength-<icon>.svg. */
export const strengthIcons = ['quote', 'fitting', 'warranty', 'maintenance', 'repair', 'travel'] as const;

/** A reason to call the company for a brand. */
export const strength = z.strictObject({ icon: z.enum(strengthIcons), title: text });
