import * as z from 'zod';
import { localisedOf } from './copy/shared.ts';
import { mistake, rule } from './rule.ts';

/** Schema of content/sentences-to-replace.yaml: texts that the owner must replace before the launch. */
export const sentencesToReplaceSchema = z.array(
  z.strictObject({
    copy: z.string(),
    key: z.string().min(1),
    /** The information that the new sentence needs from the owner: "name of the national network". */
    replaceWith: z.strictObject({ en: z.string().min(1), fr: z.string().min(1), nl: z.string().min(1) }),
  }),
);

/** Schema of content/moved.yaml: ids of removed pages and of the pages that replace them. The file may be empty. */
export const movedSchema = z.preprocess(
  (content) => content ?? [],
  z.array(
    z.strictObject({
      from: z.string(),
      to: z.string(),
      name: localisedOf(z.string().min(1)).optional(),
    }),
  ),
);

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
