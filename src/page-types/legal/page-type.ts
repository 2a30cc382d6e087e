import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { legalCopySchema } from './copy-schema.ts';

/** The legal notice. */
export const legalPage = definePageType({
  id: 'legal',
  path: { fr: '/fr/mentions-legales', nl: '/nl/juridische-vermeldingen' },
  parent: homePage,
  copy: legalCopySchema,
  name: ({ ui }) => ui.legal,
  indexed: false,
  businessProperties: ['location'],
  share: heroShareImage('legal-sheet', 'aqua'),
});
