import { articleScene } from '#src/drawings/article-scene.ts';
import { articleNode } from '#src/schema-org/article.ts';
import { blogPage } from '../blog/page-type.ts';
import { defineMultiPageType } from '../define-page-type.ts';

/** The page of each article; content/articles/ has its Markdown and all its data. */
export const articlePage = defineMultiPageType({
  id: 'article',
  slugs: ({ articleIds }) => articleIds,
  path: (slug) => ({ fr: `/fr/blog/${slug}`, nl: `/nl/blog/${slug}` }),
  parent: blogPage,
  copy: 'markdown',
  name: ({ copy }) => copy.title,
  modified: ({ copy }) => copy.updated,
  linksToFeed: true,
  openGraphType: 'article',
  structuredData: ({ url, image, lang, copy }) => [articleNode({ url, image, lang, copy })],
  share: ({ copy, ui }) => ({
    kicker: `${ui.blog} · ${copy.category}`,
    heading: copy.title,
    svg: articleScene(copy),
    background: copy.background,
    layout: 'corner',
  }),
});
