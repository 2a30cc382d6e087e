import { drawingWithWords } from '#src/drawings/drawings.ts';
import { definePageType } from '../define-page-type.ts';
import { homePage } from '../home/page-type.ts';
import { blogCopySchema } from './copy-schema.ts';

/** The index of the articles. */
export const blogPage = definePageType({
  id: 'blog',
  path: { fr: '/fr/blog', nl: '/nl/blog' },
  parent: homePage,
  copy: blogCopySchema,
  name: ({ ui }) => ui.blog,
  listsPagesBelow: true,
  linksToFeed: true,
  share: ({ copy: { hero } }) => ({
    ...hero,
    svg: drawingWithWords('blog-reader', { newspaper: hero.newspaper }),
    background: 'rose',
    layout: 'corner',
  }),
});
