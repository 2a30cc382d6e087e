import { endedFacts } from '#src/copy/ended-facts.ts';
import { securityWarnings } from '#src/endpoints/security-text.ts';
import { today } from '#src/lib/today.ts';
import { collectProblems } from '../io/read.ts';
import { allowedDigits } from '../loaders/allowed-digits.ts';
import { facts } from '../loaders/fact-table.ts';
import { appliedNextValues } from '../loaders/next-values.ts';
import { staleFacts } from '../loaders/stale-facts.ts';
import { articleProblems } from './articles.ts';
import { copyProblems } from './copy.ts';
import { dataFileProblems } from './data-files.ts';
import { formulaProblems, nextFormulaProblems } from './facts/formulas.ts';
import { unusedFactProblems } from './facts/unused-facts.ts';
import { referenceProblems } from './references.ts';
import { uiLabelProblems } from './ui-labels.ts';

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** All problems of the content without duplicates, so that one run shows everything that has to be fixed. */
export const allProblems = (): string[] => [
  ...new Set([
    ...dataFileProblems(),
    ...referenceProblems(),
    ...uiLabelProblems(allowedDigits),
    ...copyProblems(allowedDigits),
    ...articleProblems(allowedDigits),
    ...formulaProblems(),
    ...collectProblems(() => nextFormulaProblems(isoDay(today()))),
    ...collectProblems(() => unusedFactProblems()),
  ]),
];

/** Facts and dates that have to be renewed; they do not stop the build. */
export const allWarnings = (day: Date): string[] => [
  ...staleFacts(day),
  ...endedFacts(day),
  ...appliedNextValues(facts, isoDay(day)),
  ...securityWarnings(day),
];
