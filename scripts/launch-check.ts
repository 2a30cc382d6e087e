/**
 * Lists all sample data and sentences to replace that are left, with file and key: `npm run launch-check`. Exits with 1 while
 * there are any, so that a deployment script can depend on it.
 */

import process from 'node:process';
import { launchFindings } from '#src/content/launch/launch-findings.ts';
import { terminalLine } from '#src/content/messages/message-of.ts';
import { content, hasPage } from '#src/site.ts';

const findings = launchFindings(content, hasPage('projects'));
for (const finding of findings) console.log(terminalLine(finding));
console.log(
  findings.length === 0
    ? 'Nothing is left: the site can be published.'
    : `\n${findings.length} left before the site can be published.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
