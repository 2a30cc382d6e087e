import { type Finding, finding, type Place } from '../finding.ts';
import { nearName } from '../near-name.ts';

/** A name that no fact has, with the fact that was probably meant. */
export const unknownFact = (name: string, place: Place, facts: ReadonlyMap<string, unknown>): Finding => {
  const near = nearName(name, [...facts.keys()], (one) => `{${one}}`);
  return finding('fact-unknown', place, { fact: `{${name}}`, near });
};
