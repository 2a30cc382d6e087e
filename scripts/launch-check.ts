/**
 * Lists all sample data and placeholders that are left, with file and key: `npm run launch-check`. Exits with 1 while
 * there are any, so that a deployment script can depend on it.
 */

import './report-content-errors.ts';
import { launchProblems } from '#src/content/checks/launch/launch.ts';
import { isPrinted } from '#src/content/checks/launch/printed.ts';
import { placeholders } from '#src/content/checks/placeholders.ts';
import { sampleSentences } from '#src/content/checks/sample-sentences.ts';
import { brandData, brandSlugs } from '#src/content/loaders/brands.ts';
import { company } from '#src/content/loaders/company.ts';
import { facts } from '#src/content/loaders/fact-table.ts';
import { projectData, projectIds, testimonials } from '#src/content/loaders/projects.ts';
import { today } from '#src/lib/today.ts';

const problems = launchProblems({
  today: today(),
  company,
  projects: Object.fromEntries(projectIds().map((id) => [id, projectData(id)])),
  testimonials: testimonials(),
  brands: Object.fromEntries(brandSlugs().map((slug) => [slug, brandData(slug)])),
  facts,
  placeholders: placeholders().filter(isPrinted),
  sampleSentences: sampleSentences().filter(isPrinted),
});
for (const { file, key, message } of problems) console.log(`${file}: ${key}: ${message}`);
console.log(
  problems.length === 0
    ? 'Nothing is left: the site can be published.'
    : `\n${problems.length} left before the site can be published.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
