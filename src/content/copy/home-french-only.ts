import * as z from 'zod';
import { text } from './shared.ts';

/** The two sections that only the French home page has (HM-13). */
export const homeFrenchOnlyCopy = z.strictObject({
  subsidiesAndVat: z.strictObject({
    heading: text,
    intro: text,
    boards: z
      .array(
        z.strictObject({
          /** The fact whose review date decides whether the board says that it is being checked. */
          key: text,
          title: text,
          rows: z.array(z.strictObject({ label: text, value: text })).min(1),
          /** What holds now, with its date, beside the figures of the specification (BC-5). */
          today: text,
          /** Shown once the review date has passed; links to the public body. */
          checking: text,
        }),
      )
      .length(3),
    note: text,
  }),
  payment: z.strictObject({
    heading: text,
    intro: text,
    methods: z
      .array(z.strictObject({ icon: z.enum(['card', 'bancontact', 'transfer']), name: text, text }))
      .length(3),
  }),
});
