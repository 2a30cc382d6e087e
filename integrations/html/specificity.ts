import type { Selector } from 'css-what';
import { isId, partsOf } from './selector.ts';

type Specificity = readonly [ids: number, classes: number, tags: number];

const sum = (terms: readonly Specificity[]): Specificity =>
  terms.reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z] as const, [0, 0, 0] as const);

const strongest = (terms: readonly Specificity[]): Specificity =>
  terms.toSorted(([a, b, c], [x, y, z]) => x - a || y - b || z - c)[0] ?? [0, 0, 0];

/** Weight of one part; null where it says in words of its own what it weighs. */
const weightOf = (part: Selector): Specificity | null => {
  if (part.type === 'tag' || part.type === 'pseudo-element') return [0, 0, 1];
  if (part.type === 'attribute') return isId(part) ? [1, 0, 0] : [0, 1, 0];
  if (part.type !== 'pseudo' || part.name === 'where') return [0, 0, 0];
  if (Array.isArray(part.data)) {
    const alternatives = part.data.map(specificityOf).filter((one) => one !== null);
    return alternatives.length < part.data.length ? null : strongest(alternatives);
  }
  // `:nth-child(1 of .a)` and selectors of one browser alone.
  const unknown = part.data !== null && (/ of /.test(part.data) || part.name.startsWith('-'));
  return unknown ? null : [0, 1, 0];
};

/** Weight of one selector by its parts (CSS Selectors 4, § 17); null where that of a part is not known. */
const specificityOf = (parts: readonly Selector[]): Specificity | null => {
  const weights = parts.map(weightOf).filter((one) => one !== null);
  return weights.length < parts.length ? null : sum(weights);
};

/**
 * Whether of two rules with these selectors the later one wins, because neither weighs more. True also where that
 * cannot be said.
 * @throws where a selector cannot be read.
 */
export const mayWeighTheSame = (one: string, other: string): boolean => {
  const [a, b] = [specificityOf(partsOf(one)), specificityOf(partsOf(other))];
  return a === null || b === null || String(a) === String(b);
};
