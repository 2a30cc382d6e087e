import { grantsCopy } from '#src/content/schemas/copy/tools/grants.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** Grants, loans and VAT of today (TL-4). */
export const grantsPage = definePage({
  id: 'grants',
  path: { fr: '/fr/primes-et-tva', nl: '/nl/premies-en-btw' },
  parent: homePage,
  copy: grantsCopy,
  name: ({ copy }) => copy.name,
  sources: () => ['content/grants.yaml'],
  share: ({ copy: { hero } }) => ({
    ...hero,
    svg: drawingSource('grants-station'),
    ground: 'rose',
    shape: 'corner',
  }),
});
