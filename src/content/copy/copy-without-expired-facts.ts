import type { Language } from '#src/lib/language.ts';
import { factNamesIn, hasExpired } from '../facts/due-facts.ts';
import type { Facts } from '../facts/load-facts.ts';
import { at, finding, type Report } from '../finding.ts';

/** The values that decide which texts are expired: the day (ISO), the language (for the end of a sentence), and the facts. */
export interface ExpiryContext {
  lang: Language;
  day: string;
  facts: Facts;
}

/** True if a text uses a fact whose last day is before the given day. */
export const mentionsExpiredFact = (text: string, { facts, day }: ExpiryContext): boolean =>
  factNamesIn(text).some((name) => {
    const fact = facts.get(name);
    return fact !== undefined && hasExpired(fact, day);
  });

/** Removes the sentences that use an expired fact. Returns an empty text if none is left. */
export const textWithoutExpiredFacts = (text: string, context: ExpiryContext): string => {
  if (!mentionsExpiredFact(text, context)) return text;
  return [...new Intl.Segmenter(context.lang, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => !mentionsExpiredFact(sentence, context))
    .join('')
    .trim();
};

const partWithoutExpiredFacts = (node: unknown, context: ExpiryContext): unknown => {
  if (typeof node === 'string') {
    const left = textWithoutExpiredFacts(node, context);
    return left === '' && node !== '' ? undefined : left;
  }
  if (Array.isArray(node)) {
    const left = node
      .map((item) => partWithoutExpiredFacts(item, context))
      .filter((item) => item !== undefined);
    return left.length === 0 && node.length > 0 ? undefined : left;
  }
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(
    ([key, item]) => [key, partWithoutExpiredFacts(item, context)] as const,
  );
  const lost = parts.some(([key, part]) => part === undefined && Reflect.get(node, key) !== undefined);
  return lost ? undefined : Object.fromEntries(parts);
};

/**
 * Removes the sentences that use an expired fact (TR-5). A list item, row or card that loses a text is removed as a
 * whole. A section that would become empty stays and is reported.
 */
export const copyWithoutExpiredFacts = <T extends object>(
  copy: T,
  file: string,
  context: ExpiryContext,
  report: Report,
): T => {
  const parts = Object.entries(copy).map(([key, item]) => {
    const part = partWithoutExpiredFacts(item, context);
    if (part === undefined && item !== undefined) report(finding('nothing-left', at(file, key)));
    return [key, part ?? item] as const;
  });
  return Object.fromEntries(parts) as T;
};
