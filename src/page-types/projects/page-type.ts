import { namesIn } from '#src/content/io/folders.ts';
import { shownProjectIds, shownTestimonials } from '#src/content/loaders/projects.ts';
import { definePageType } from '../define-page-type.ts';
import { heroPicture } from '../hero-picture.ts';
import { homePage } from '../home/page-type.ts';
import { projectsCopy } from './copy-schema.ts';

/** Jobs done, and what customers say; there is no page while both are samples that the site does not show (TR-3). */
export const projectsPage = definePageType({
  id: 'projects',
  path: { fr: '/fr/projets', nl: '/nl/projecten' },
  parent: homePage,
  copy: projectsCopy,
  isPublished: () => shownProjectIds().length + Object.keys(shownTestimonials()).length > 0,
  name: ({ ui }) => ui.projects,
  sources: () => [
    'content/testimonials.yaml',
    ...namesIn('content/projects', '.yaml').map((name) => `content/projects/${name}.yaml`),
  ],
  share: heroPicture('projects-van', 'aqua'),
});
