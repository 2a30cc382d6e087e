/**
 * Lists every placeholder that is left, with file and key; ends with 1 while there is one, so that a deployment can
 * wait for it.
 */

import { inventedSentences } from '#src/content/checks/invented.ts';
import { launchProblems } from '#src/content/checks/launch.ts';
import { placeholders } from '#src/content/checks/placeholders.ts';
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
  placeholders: placeholders(),
  invented: inventedSentences(),
});
for (const { file, key, message } of problems) console.log(`${file}: ${key}: ${message}`);
console.log(
  problems.length === 0
    ? 'Nothing is left: the site may open.'
    : `\n${problems.length} left before the site may open.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
