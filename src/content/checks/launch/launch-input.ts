import { today } from '#src/lib/today.ts';
import { brandData, brandSlugs } from '../../loaders/brands.ts';
import { company } from '../../loaders/company.ts';
import { facts } from '../../loaders/fact-table.ts';
import { projectData, projectIds, testimonials } from '../../loaders/projects.ts';
import { placeholders } from '../placeholders.ts';
import { sampleSentences } from '../sample-sentences.ts';
import type { LaunchInput } from './launch.ts';
import { ownTexts } from './own-texts.ts';
import { isPrinted } from './printed.ts';

/** The content of the site, as the launch check looks at it. @throws ContentError where it is wrong */
export const launchInput = (): LaunchInput => ({
  today: today(),
  company,
  projects: Object.fromEntries(projectIds().map((id) => [id, projectData(id)])),
  testimonials: testimonials(),
  brands: Object.fromEntries(brandSlugs().map((slug) => [slug, brandData(slug)])),
  facts,
  placeholders: placeholders().filter(isPrinted),
  sampleSentences: sampleSentences().filter(isPrinted),
  ownTexts: ownTexts(),
});
