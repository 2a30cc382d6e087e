import type { Node } from 'prosemirror-model';
import { fold, type Language, type Reference } from '../../shared/api.ts';

/** A number that was typed, where it is in the document, and what the site prints the same for. */
interface Suggestion {
  from: number;
  to: number;
  typed: string;
  same: Reference[];
}

/** The number of a text that has no other, without its unit. */
const plain = (printed: string): string | undefined =>
  /^\D*(\d[\d.,]*)\D*$/.exec(fold(printed).replace(/(?<=\d) (?=\d)/g, ''))?.[1];

/** Most values that are offered for a number. */
const most = 3;

/**
 * Offers the prices that a typed number is (`159`, `159 €`), so that it changes with them.
 * @param isRefused whether the text may not have the number: then every number is told, with all values that are the same
 */
export const suggestReferences = (
  doc: Node | undefined,
  references: readonly Reference[],
  language: Language,
  isRefused: boolean,
): Suggestion[] => {
  const known = references.filter(({ kind }) => isRefused || kind === 'price');
  const found: Suggestion[] = [];
  doc?.descendants((node, position) => {
    for (const { 0: typed, index } of (node.text ?? '').matchAll(
      /\d[\d., \u00a0\u202f]*(?<=\d)(?: ?[€%])?/g,
    )) {
      const same = known.filter((one) => plain(one.printed[language]) === plain(typed)).slice(0, most);
      const from = position + index;
      if (isRefused || same.length > 0) found.push({ from, to: from + typed.length, typed, same });
    }
  });
  return found.slice(0, 2);
};
