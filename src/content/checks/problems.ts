import { securityWarnings } from '#src/endpoints/security-text.ts';
import { allowedDigits } from '../loaders/allowed-digits.ts';
import { staleFacts } from '../loaders/stale-facts.ts';
import { articleProblems } from './articles.ts';
import { copyProblems } from './copy.ts';
import { dataFileProblems } from './data-files.ts';
import { formulaProblems } from './formulas.ts';
import { referenceProblems } from './references.ts';
import { uiLabelProblems } from './ui-labels.ts';
import { unusedFactProblems } from './unused-facts.ts';

/** Everything that is wrong with the content, each message once, so that one run shows all there is to mend. */
export const allProblems = (): string[] => [
  ...new Set([
    ...dataFileProblems(),
    ...referenceProblems(),
    ...uiLabelProblems(allowedDigits),
    ...copyProblems(allowedDigits),
    ...articleProblems(allowedDigits),
    ...formulaProblems(),
    ...unusedFactProblems(),
  ]),
];

/** What to look up again before long; nothing that stops a build. */
export const allWarnings = (today: Date): string[] => [...staleFacts(today), ...securityWarnings(today)];
