import { securityWarnings } from '#src/endpoints/security-text.ts';
import { allowedDigits } from '../loaders/allowed-digits.ts';
import { staleFacts } from '../loaders/stale-facts.ts';
import { articleProblems } from './article-check.ts';
import { contentProblems } from './check.ts';
import { crossProblems } from './cross-check.ts';
import { dataProblems } from './data-check.ts';
import { factUseProblems } from './fact-use.ts';
import { formerProblems } from './former-check.ts';
import { labelProblems } from './label-check.ts';
import { sumProblems } from './sums.ts';

/** Everything that is wrong with the content, each message once, so that one run shows all there is to mend. */
export const allProblems = (): string[] => [
  ...new Set([
    ...dataProblems(),
    ...crossProblems(),
    ...labelProblems(allowedDigits),
    ...contentProblems(allowedDigits),
    ...articleProblems(allowedDigits),
    ...formerProblems(),
    ...sumProblems(),
    ...factUseProblems(),
  ]),
];

/** What to look up again before long; nothing that stops a build. */
export const allWarnings = (today: Date): string[] => [...staleFacts(today), ...securityWarnings(today)];
