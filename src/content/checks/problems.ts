import { endedFacts } from '#src/copy/ended-facts.ts';
import { securityWarnings } from '#src/endpoints/security-text.ts';
import { today } from '#src/lib/today.ts';
import { allowedDigits } from '../loaders/allowed-digits.ts';
import { facts } from '../loaders/fact-table.ts';
import { appliedNextValues } from '../loaders/next-values.ts';
import { staleFacts } from '../loaders/stale-facts.ts';
import { articleProblems } from './articles.ts';
import { copyProblems } from './copy.ts';
import { dataFileProblems } from './data-files.ts';
import { formulaProblems, nextFormulaProblems } from './facts/formulas.ts';
import { unusedFactProblems } from './facts/unused-facts.ts';
import { collectFindings, type Finding } from './finding.ts';
import { referenceProblems } from './references.ts';
import { uiLabelProblems } from './ui-labels.ts';

const isoDay = (day: Date): string => day.toISOString().slice(0, 10);

/** All problems of the content without duplicates, so that one run shows everything that has to be fixed. */
export const allFindings = (): Finding[] => {
  const messages = [
    ...dataFileProblems(),
    ...referenceProblems(),
    ...uiLabelProblems(allowedDigits),
    ...copyProblems(allowedDigits),
    ...articleProblems(allowedDigits),
  ];
  const findings: Finding[] = [
    ...messages.map((message) => ({ message })),
    ...formulaProblems(),
    ...collectFindings(() => nextFormulaProblems(isoDay(today()))),
    ...collectFindings(() => unusedFactProblems()),
  ];
  const first = new Map(findings.toReversed().map((finding) => [finding.message, finding]));
  return findings.filter((finding) => first.get(finding.message) === finding);
};

/** Their messages. */
export const allProblems = (): string[] => allFindings().map(({ message }) => message);

/** Facts and dates that have to be renewed; they do not stop the build. */
export const allWarnings = (day: Date): string[] => [
  ...staleFacts(day),
  ...endedFacts(day),
  ...appliedNextValues(facts, isoDay(day)),
  ...securityWarnings(day),
];
