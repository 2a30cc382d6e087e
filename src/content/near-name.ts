import { closestMatch } from 'leven';
import { type Finding, finding, type Param, type Place } from './finding.ts';

/** The question whether a name of some was meant, for a message; an empty text where none is near. */
export const nearName = (name: string, names: readonly string[], mark = (one: string) => one): Param => {
  const match = closestMatch(name, names, { maxDistance: 3 });
  if (match === undefined) return '';
  const near = mark(match);
  return { en: `Did you mean ${near}? `, fr: `Pensiez-vous à ${near} ? `, nl: `Bedoelde u ${near}? ` };
};

/** A name that no fact has, with the one that was probably meant. @param known names of all that texts can print */
export const unknownFact = (name: string, place: Place, known: Iterable<string>): Finding => {
  const near = nearName(name, [...known], (one) => `{${one}}`);
  return finding('fact-unknown', place, { fact: `{${name}}`, near });
};
