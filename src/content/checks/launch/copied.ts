import type { LaunchProblem } from './launch-company.ts';

/** Texts that are true of one thing only: an article, the fault codes of a brand, its card. */
export interface OwnTexts {
  file: string;
  /** Of two with the same text the one with the higher number is the copy. */
  order: number;
  /** Each with the place in the file where it stands, as the launch check names it. */
  texts: readonly { key: string; text: string }[];
}

/**
 * What was copied from another thing of its kind ("Add an article" and "Add a brand" of `npm run edit`, or by hand) and not
 * written anew yet, at the place of the first such text. @param things all of one kind and one language
 */
export const copiedTexts = (things: readonly OwnTexts[]): LaunchProblem[] => {
  const first = new Map<string, string>();
  return things
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ file, texts }) => {
      const copied = texts.flatMap(({ key, text }) => {
        const from = first.get(text);
        return from === undefined ? [] : [{ key, from }];
      });
      for (const { key, text } of texts) if (!first.has(text)) first.set(text, `${file} (${key})`);
      const [next] = copied;
      return next === undefined
        ? []
        : [
            {
              file,
              key: next.key,
              copied: copied.length,
              message: `copied: ${copied.length} of ${texts.length} texts stand word for word in ${next.from}. They were written about something else. Write them anew.`,
            },
          ];
    });
};
