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
        .superRefine(rule((pattern) => (isPattern(pattern) ? null : mistake('pattern-invalid')))),
      why: z.string().min(1),
    }),
  ),
});
