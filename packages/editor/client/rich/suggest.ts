import type { Node } from 'prosemirror-model';
import type { Reference } from '../../shared/api.ts';
import { fold } from '../../shared/text-search.ts';
import type { Language } from '../../shared/values.ts';

/** A number that was typed and is also a price, and where it is in the document. */
interface Suggestion {
  from: number;
  to: number;
  typed: string;
  reference: Reference;
}

/** Offers the price that a typed number is (`159`, `159 €`), so that it changes with the price. */
export const suggestReferences = (
  doc: Node,
  references: readonly Reference[],
  language: Language,
): Suggestion[] => {
  const prices = references.filter(({ kind }) => kind === 'price');
  const found: Suggestion[] = [];
  doc.descendants((node, position) => {
    for (const { 0: typed, index } of (node.text ?? '').matchAll(
      /\d[\d., \u00a0\u202f]*\d(?:[ \u00a0\u202f]?€)?/g,
    )) {
      const wanted = fold(typed.replace('€', ''));
      const reference = prices.find((one) => fold(one.printed[language].replace('€', '')) === wanted);
      if (reference)
        found.push({ from: position + index, to: position + index + typed.length, typed, reference });
    }
  });
  return found.slice(0, 2);
};
