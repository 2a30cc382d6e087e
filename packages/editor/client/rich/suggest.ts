import type { Node } from 'prosemirror-model';
import { fold, type Language, type Reference } from '../../shared/api.ts';

/** A number in the text, its position in the document, and the values of the site that are printed as this number. */
interface Suggestion {
  from: number;
  to: number;
  typed: string;
  same: Reference[];
}

/** Returns the number of a printed value without its unit, `159` of `159 €`; undefined for a text with several numbers or none. */
const soleNumber = (printed: string): string | undefined =>
  /^\D*(\d[\d.,]*)\D*$/.exec(fold(printed).replace(/(?<=\d) (?=\d)/g, ''))?.[1];

/** A number has at most this many values to choose from. */
const maxMatches = 3;

/**
 * Finds the typed numbers (`159`, `159 €`) that equal a price, so that the owner can insert the price, whose changes they follow.
 * @param isInvalid whether the checks refuse the text: then it returns every number, with the equal values of all kinds
 */
export const suggestReferences = (
  doc: Node | undefined,
  references: readonly Reference[],
  language: Language,
  isInvalid: boolean,
): Suggestion[] => {
  const known = references.filter(({ kind }) => isInvalid || kind === 'price');
  const found: Suggestion[] = [];
  doc?.descendants((node, position) => {
    for (const { 0: typed, index } of (node.text ?? '').matchAll(
      /\d[\d., \u00a0\u202f]*(?<=\d)(?: ?[€%])?/g,
    )) {
      const number = soleNumber(typed);
      const same = known.filter((one) => soleNumber(one.printed[language]) === number).slice(0, maxMatches);
      const from = position + index;
      if (isInvalid || same.length > 0) found.push({ from, to: from + typed.length, typed, same });
    }
  });
  return found.slice(0, 2);
};
