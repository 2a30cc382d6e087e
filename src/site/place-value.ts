import { factOf, factValue } from '../content/fact-table.ts';
import type { FactValue } from '../content/facts.ts';

/** Value of a fact for one of the places where pages disagree (BC-4), for structured data. @throws ContentError */
export const placeValue = (name: string, place: string): FactValue =>
  factValue(factOf(name, 'structured data'), name, place, 'structured data');
