import * as z from 'zod';
import { mistake, rule } from './rule.ts';

const isPattern = (pattern: string): boolean => {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
};

/** Texts that no pattern may match: it would also allow other prices and delays, or match everywhere. */
const amounts = ['1', '5 €', '38 %', '159 €', '2.963,50 €', '48 h', ''];

/** Schema of content/allowed-digits.yaml. */
export const allowedDigitsFile = z.strictObject({
  patterns: z.array(
    z.strictObject({
      pattern: z
        .string()
        .min(1)
        .superRefine(
          rule((pattern) => {
            if (!isPattern(pattern)) return mistake('pattern-invalid');
            const amount = amounts.find((text) => new RegExp(pattern).test(text));
            return amount === undefined ? null : mistake('pattern-too-wide', { amount });
          }),
        ),
      why: z.string().min(1),
    }),
  ),
});
