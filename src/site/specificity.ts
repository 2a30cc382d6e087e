import type { Selector } from 'css-what';
import { isId, partsOf } from './selector.ts';

type Specificity = readonly [ids: number, classes: number, tags: number];

const sum = (terms: readonly Specificity[]): Specificity =>
  terms.reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z] as const, [0, 0, 0] as const);

const strongest = (terms: readonly Specificity[]): Specificity =>
  terms.toSorted(([a, b, c], [x, y, z]) => x - a || y - b || z - c)[0] ?? [0, 0, 0];

/** Weight of one selector by its parts (CSS Selectors 4, § 17); null where a part says it in words of its own. */
const specificityOf = (parts: readonly Selector[]): Specificity | null => {
  const terms: Specificity[] = [];
  for (const part of parts) {
    if (part.type === 'tag' || part.type === 'pseudo-element') terms.push([0, 0, 1]);
    else if (part.type === 'attribute') terms.push(isId(part) ? [1, 0, 0] : [0, 1, 0]);
    else if (part.type === 'pseudo' && part.name !== 'where') {
      if (Array.isArray(part.data)) {
        const inner = part.data.map(specificityOf).filter((one) => one !== null);
        if (inner.length < part.data.length) return null;
        terms.push(strongest(inner));
        continue;
      }
      // `:nth-child(1 of .a)` and selectors of one browser alone.
      if (part.data !== null && (/ of /.test(part.data) || part.name.startsWith('-'))) return null;
      terms.push([0, 1, 0]);
    }
  }
  return sum(terms);
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
