import * as z from 'zod';
import { subsidies } from './service.ts';
import { text } from './shared.ts';

/** The two sections that only the French home page has (HM-13). */
export const homeFrenchOnlyCopy = z.strictObject({
  grantsAndVat: subsidies.omit({ intro: true }),
  payment: z.strictObject({
    heading: text,
    intro: text,
    methods: z
      .array(z.strictObject({ icon: z.enum(['card', 'bancontact', 'transfer']), name: text }))
      .length(3),
  }),
});
