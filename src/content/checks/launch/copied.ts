import type { LaunchProblem } from './launch-company.ts';

/** Texts that are true of one thing only: an article, the fault codes of a brand, its card. */
export interface OwnTexts {
  file: string;
  /** Where in the file they stand, as the launch check names it. */
  key: string;
  /** Of two with the same text the one with the higher number is the copy. */
  order: number;
  texts: readonly string[];
}

/**
 * What was copied from another thing of its kind ("Add an article" and "Add a brand" of `npm run edit`, or by hand) and not
 * written anew yet. @param things all of one kind and one language
 */
export const copiedTexts = (things: readonly OwnTexts[]): LaunchProblem[] => {
  const first = new Map<string, string>();
  return things
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ file, key, texts }) => {
      const copied = texts.flatMap((text) => first.get(text) ?? []);
      for (const text of texts) if (!first.has(text)) first.set(text, `${file} (${key})`);
      const [from] = copied;
      return from === undefined
        ? []
        : [
            {
              file,
              key,
              copied: copied.length,
              message: `copied: ${copied.length} of ${texts.length} texts stand word for word in ${from}. They were written about something else. Write them anew.`,
            },
          ];
    });
};
