import type { Fact } from '../schemas/facts.ts';
import type { FactTable } from './read-facts.ts';

/**
 * The different values that pages print for a fact with `places`, with that of the fact it contradicts (BC-4). More than
 * one: the pages disagree.
 */
export const printedValues = (
  { places = {}, insteadOf }: Fact,
  table: FactTable,
): NonNullable<Fact['value']>[] => {
  const contradicted = insteadOf === undefined ? undefined : table.get(insteadOf)?.value;
  const values = [...Object.values(places), ...(contradicted === undefined ? [] : [contradicted])];
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
};
