import { newProblems, type Reader } from './new-problems.ts';
import type { Problem } from './problem.ts';
import type { Texts } from './transaction.ts';

/** Texts with what follows from them, by what the checks say of them; null where nothing does. */
export type Complete = (texts: Texts, problems: readonly Problem[]) => Texts | null;

/** How often what follows may have something that follows from it. */
const mostRounds = 3;

/** Texts with everything that follows from them, and what the checks say then. Nothing is written. */
export const completed = async (root: string, reader: Reader, asked: Texts, complete: Complete) => {
  let texts = asked;
  let { problems, remaining } = await newProblems(root, reader, texts);
  for (let round = 0; round < mostRounds && problems.length > 0; round++) {
    const more = complete(texts, problems);
    if (more === null) break;
    texts = more;
    ({ problems, remaining } = await newProblems(root, reader, texts));
  }
  return { texts, problems, remaining };
};
