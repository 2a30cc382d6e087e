import { closestMatch } from 'leven';
import type { Param } from './finding.ts';

/** The question whether a name of some was meant, for a message; an empty text where none is near. */
export const nearName = (name: string, names: readonly string[], mark = (one: string) => one): Param => {
  const match = closestMatch(name, names, { maxDistance: 3 });
  if (match === undefined) return '';
  const near = mark(match);
  return { en: `Did you mean ${near}? `, fr: `Pensiez-vous à ${near} ? `, nl: `Bedoelde u ${near}? ` };
};
