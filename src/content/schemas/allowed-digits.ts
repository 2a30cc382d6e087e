import * as z from 'zod';
import { mistake, rule } from './rule.ts';

/** True if a pattern is no regular expression, or matches a text. */
const matchesOrIsInvalid = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern).test(text);
  } catch {
    return true;
  }
};

/** Texts that no pattern may match: it would also allow other prices and delays, or match everywhere. */
const sampleAmounts = ['1', '5 €', '38 %', '159 €', '2.963,50 €', '48 h', ''];

/** Schema of content/allowed-digits.yaml. */
export const allowedDigitsSchema = z.strictObject({
  patterns: z.array(
    z.strictObject({
      pattern: z
        .string()
        .min(1)
        .superRefine(
          rule((pattern) => {
            const amount = sampleAmounts.find((text) => matchesOrIsInvalid(pattern, text));
            return amount === undefined ? null : mistake('pattern-too-wide', { amount });
          }),
        ),
      why: z.string().min(1),
    }),
  ),
});
