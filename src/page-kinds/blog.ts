import { blogCopy } from '#src/content/schemas/copy/blog.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { setNewspaperName } from '#src/drawings/newspaper.ts';
import { definePage } from './define-page.ts';
import { homePage } from './home.ts';

/** The index of the articles. */
export const blogPage = definePage({
  id: 'blog',
  path: { fr: '/fr/blog', nl: '/nl/blog' },
  parent: homePage,
  copy: blogCopy,
  name: ({ ui }) => ui.blog,
  listsPagesBelow: true,
  inFeed: true,
  share: ({ copy: { hero } }) => ({
    ...hero,
    svg: setNewspaperName(drawingSource('blog-reader'), hero.newspaper),
    ground: 'rose',
    shape: 'corner',
  }),
});
