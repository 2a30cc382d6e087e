import { closestMatch } from 'leven';
import { type Finding, finding, type Location, type Param } from './finding.ts';

/** Suggests the most similar name, as a question for a message. Returns an empty text if none is similar. */
export const nearName = (name: string, names: readonly string[], mark = (one: string) => one): Param => {
  const match = closestMatch(name, names, { maxDistance: 3 });
  if (match === undefined) return '';
  const near = mark(match);
  return { en: `Did you mean ${near}? `, fr: `Pensiez-vous à ${near} ? `, nl: `Bedoelde u ${near}? ` };
};

/**
 * Makes the finding of an unknown fact, with the fact that was probably meant.
 * @param known names of all facts that texts can use
 */
export const unknownFact = (name: string, location: Location, known: Iterable<string>): Finding => {
  const near = nearName(name, [...known], (one) => `{${one}}`);
  return finding('fact-unknown', location, { fact: `{${name}}`, near });
};
