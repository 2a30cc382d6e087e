import * as z from 'zod';

const isPattern = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'g').global;
  } catch {
    return false;
  }
};

/** Shape of content/allowed-digits.yaml. */
export const allowedDigitsFile = z.strictObject({
  patterns: z.array(
    z.strictObject({
      pattern: z.string().min(1).refine(isPattern, {
        error:
          'no regular expression, so nothing could be compared with it. Write one in single quotes, with a backslash before a sign that is meant as itself',
      }),
      why: z.string().min(1),
    }),
  ),
});
