import { at, type Finding, finding, type Path } from '../finding.ts';

/** Texts that are true of one thing only: an article, the fault codes of a brand, its card. */
export interface OwnTexts {
  file: string;
  /** Of two with the same text the one with the higher number is the copy. */
  order: number;
  texts: readonly { path: Path; text: string }[];
}

/**
 * What was copied from another thing of its kind ("Add an article" and "Add a brand" of `npm run edit`, or by hand) and not
 * written anew yet, at the place of the first such text. @param things all of one kind and one language
 */
export const copiedTexts = (things: readonly OwnTexts[]): Finding[] => {
  const first = new Map<string, string>();
  return things
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ file, texts }) => {
      const copied = texts.flatMap(({ path, text }) => {
        const from = first.get(text);
        return from === undefined ? [] : [{ path, from }];
      });
      for (const { text } of texts) if (!first.has(text)) first.set(text, file);
      const [next] = copied;
      if (next === undefined) return [];
      const params = { copied: copied.length, total: texts.length, from: next.from };
      return [finding('copied-texts', at(file, ...next.path), params)];
    });
};
