import { type Finding, finding, type Place } from '../finding.ts';
import { nearName } from '../near-name.ts';

/** A name that no fact has, with the one that was probably meant. @param known names of all that texts can print */
export const unknownFact = (name: string, place: Place, known: Iterable<string>): Finding => {
  const near = nearName(name, [...known], (one) => `{${one}}`);
  return finding('fact-unknown', place, { fact: `{${name}}`, near });
};
