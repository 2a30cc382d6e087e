import { definePageType } from '../define-page-type.ts';
import { heroPicture } from '../hero-picture.ts';
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
  share: heroPicture('about-workshop', 'mint'),
});
