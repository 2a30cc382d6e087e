import { allowedDigits } from './allowed-digits.ts';
import { articleProblems } from './article-check.ts';
import { contentProblems } from './check.ts';

/** All mistakes in the content, one message each: with any of them nothing is built. @throws ContentError on a wrong fact */
export const contentMistakes = (): string[] => [
  ...contentProblems(allowedDigits),
  ...articleProblems(allowedDigits),
];
