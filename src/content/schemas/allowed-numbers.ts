import * as z from 'zod';
import { mistake, rule } from './rule.ts';

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'g').global;
  } catch {
    return false;
  }
};

/** Numbers that no pattern may allow: it would also allow other prices and delays. */
const amounts = ['1', '5 €', '38 %', '159 €', '2.963,50 €', '48 h', ''];

/** Schema of content/allowed-digits.yaml. */
export const allowedNumbersFile = z.strictObject({
  patterns: z.array(
    z.strictObject({
      pattern: z
        .string()
        .min(1)
        .superRefine(
          rule((pattern) => {
            if (!isPattern(pattern)) return mistake('pattern-invalid');
            const letsPass = amounts.filter((amount) => new RegExp(pattern).test(amount));
            return letsPass.length > 0 ? mistake('pattern-too-wide', { amount: letsPass[0] ?? '' }) : null;
          }),
        ),
      why: z.string().min(1),
    }),
  ),
});
