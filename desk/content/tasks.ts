import { launchProblems } from '#src/content/checks/launch/launch.ts';
import { placeholders } from '#src/content/checks/placeholders.ts';
import { sampleSentences } from '#src/content/checks/sample-sentences.ts';
import { brandData, brandSlugs } from '#src/content/loaders/brands.ts';
import { company } from '#src/content/loaders/company.ts';
import { facts } from '#src/content/loaders/fact-table.ts';
import { projectData, projectIds, testimonials } from '#src/content/loaders/projects.ts';
import { today } from '#src/lib/today.ts';
import type { Task } from './answers.ts';

/** What the launch check reports, sorted into reviews, claims that contradict each other, and samples. */
export const tasks = (): Task[] =>
  launchProblems({
    today: today(),
    company,
    projects: Object.fromEntries(projectIds().map((id) => [id, projectData(id)])),
    testimonials: testimonials(),
    brands: Object.fromEntries(brandSlugs().map((slug) => [slug, brandData(slug)])),
    facts,
    placeholders: placeholders(),
    sampleSentences: sampleSentences(),
  }).map(({ file, key, message }) => {
    const kind = message.startsWith('pages disagree') ? 'claim' : 'sample';
    return {
      kind: /reviewed by|never verified/.test(message) ? 'review' : kind,
      file: file.replace(/ and nl\.yaml$/, ''),
      key,
      message,
    };
  });
