import type { Answers } from '../api.ts';
import { filled, referenceTable } from '../references.ts';

/** Sentences as pages print them from the day of the price on. */
export const filledIn = (answer: Answers['announce']): Answers['announce'] => {
  const table = referenceTable(answer.references);
  const texts = answer.texts.map((field) => ({
    ...field,
    text: filled(field.text, table, field.file.includes('/nl.') ? 'nl' : 'fr'),
  }));
  return { ...answer, texts };
};
