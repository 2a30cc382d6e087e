import { namesIn } from '#src/content/io/folders.ts';
import { projectsCopy } from '#src/content/schemas/copy/projects.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** Jobs done, and what customers say. */
export const projectsPage = definePage({
  id: 'projects',
  path: { fr: '/fr/projets', nl: '/nl/projecten' },
  parent: homePage,
  copy: projectsCopy,
  name: ({ ui }) => ui.projects,
  sources: () => [
    'content/testimonials.yaml',
    ...namesIn('content/projects', '.yaml').map((name) => `content/projects/${name}.yaml`),
  ],
  share: ({ copy: { hero } }) => ({
    ...hero,
    svg: drawingSource('projects-van'),
    ground: 'aqua',
    shape: 'corner',
  }),
});
