import { legalCopy } from '#src/content/schemas/copy/legal.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** The legal notice. */
export const legalPage = definePage({
  id: 'legal',
  path: { fr: '/fr/mentions-legales', nl: '/nl/juridische-vermeldingen' },
  parent: homePage,
  copy: legalCopy,
  name: ({ ui }) => ui.legal,
  indexed: false,
  business: ['location'],
  share: ({ copy: { hero } }) => ({
    ...hero,
    svg: drawingSource('legal-sheet'),
    ground: 'aqua',
    shape: 'corner',
  }),
});
