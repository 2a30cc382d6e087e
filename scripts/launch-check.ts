/**
 * Lists all sample data and placeholders that are left, with file and key: `npm run launch-check`. Exits with 1 while
 * there are any, so that a deployment script can depend on it.
 */

import './report-content-errors.ts';
import { launchProblems } from '#src/content/checks/launch/launch.ts';
import { launchInput } from '#src/content/checks/launch/launch-input.ts';

const problems = launchProblems(launchInput());
for (const { file, key, message } of problems) console.log(`${file}: ${key}: ${message}`);
console.log(
  problems.length === 0
    ? 'Nothing is left: the site can be published.'
    : `\n${problems.length} left before the site can be published.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
