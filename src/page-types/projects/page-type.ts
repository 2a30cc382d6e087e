import { mayShow } from '#src/content/company.ts';
import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { projectsCopySchema } from './copy-schema.ts';

/**
 * Finished jobs and quotes of customers. The page does not exist if both are samples that the site does not show (TR-3).
 */
export const projectsPage = definePageType({
  id: 'projects',
  path: { fr: '/fr/projets', nl: '/nl/projecten' },
  parent: homePage,
  copy: projectsCopySchema,
  isPublished: ({ company, projects, testimonials }) =>
    [...projects.values(), ...testimonials.values()].some((one) => mayShow(company, one)),
  name: ({ ui }) => ui.projects,
  sources: (_slug, { projects }) => [
    'content/testimonials.yaml',
    ...[...projects.keys()].map((id) => `content/projects/${id}.yaml`),
  ],
  share: heroShareImage('projects-van', 'aqua'),
});
