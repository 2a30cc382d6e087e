import * as z from 'zod';
import { oneItemPerId, text } from './shared.ts';

/** The four problems of a cold house, the most urgent first (TL-7). */
const symptomIds = ['gas', 'code', 'water', 'no-start'] as const;

/** Copy of the four symptoms of a cold house, on the repair page and the home page (TL-7). */
export const symptomsCopy = z.strictObject({
  /** `line` says what to do at once: it is read with the door closed. */
  symptoms: oneItemPerId(symptomIds, { title: text, line: text }),
  codes: z.strictObject({ steps: z.array(text).length(3), label: text, submit: text, all: text }),
  price: text,
  request: text,
});
export type SymptomsCopy = z.infer<typeof symptomsCopy>;
