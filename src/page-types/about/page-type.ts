import { definePageType } from '../define-page-type.ts';
import { heroShareImage } from '../hero-share-image.ts';
import { homePage } from '../home/page-type.ts';
import { aboutCopySchema } from './copy-schema.ts';

/** The company, its people and its area. */
export const aboutPage = definePageType({
  id: 'about',
  path: { fr: '/fr/a-propos', nl: '/nl/over-ons' },
  parent: homePage,
  copy: aboutCopySchema,
  sources: (_slug, { team }) => [...team.keys()].map((id) => `content/team/${id}.yaml`),
  name: ({ ui }) => ui.about,
  businessProperties: ['location'],
  share: heroShareImage('about-workshop', 'mint'),
});
