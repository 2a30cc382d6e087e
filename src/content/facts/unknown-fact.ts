import { closestMatch } from 'leven';
import { type Finding, finding, type Place } from '../finding.ts';

/** A name that no fact has, with the fact that was probably meant. */
export const unknownFact = (name: string, place: Place, facts: ReadonlyMap<string, unknown>): Finding => {
  const match = closestMatch(name, [...facts.keys()], { maxDistance: 3 });
  const meant = `{${match}}`;
  const near =
    match === undefined
      ? ''
      : { en: `Did you mean ${meant}? `, fr: `Pensiez-vous à ${meant} ? `, nl: `Bedoelde u ${meant}? ` };
  return finding('fact-unknown', place, { fact: `{${name}}`, near });
};
