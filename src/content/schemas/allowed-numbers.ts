import * as z from 'zod';
import { mistake, rule } from './rule.ts';

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'g').global;
  } catch {
    return false;
  }
};

/** Schema of content/allowed-digits.yaml. */
export const allowedNumbersFile = z.strictObject({
  patterns: z.array(
    z.strictObject({
      pattern: z
        .string()
        .min(1)
        .describe(
          'Prices, delays and rules are chosen with {. What stands here may be typed in a text as it is, such as 24/7. It is in a notation for programs (regular expression): have it changed by somebody who knows it.',
        )
        .superRefine(rule((pattern) => (isPattern(pattern) ? null : mistake('pattern-invalid')))),
      why: z.string().min(1).describe('Why it may be written.'),
    }),
  ),
});
