import type { Article as ArticleThing } from 'schema-dts';
import type { Article } from '#src/copy/articles.ts';
import { documentLanguage, type Language } from '#src/lib/language.ts';
import { shareImageOf } from '#src/routing/address.ts';
import { canonicalOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import { businessId, type Node, reference } from './node.ts';

/** An article, written and published by the business; its reading time is the one the page states (BL-3). */
export const articleData = (id: PageId, lang: Language, article: Article): Node<ArticleThing> => ({
  '@type': 'Article',
  '@id': `${canonicalOf(id, lang)}#article`,
  headline: article.title,
  image: shareImageOf(id, lang),
  datePublished: article.date,
  dateModified: article.updated,
  timeRequired: `PT${article.readTime}M`,
  wordCount: article.words,
  articleSection: article.category,
  inLanguage: documentLanguage[lang],
  mainEntityOfPage: reference(canonicalOf(id, lang)),
  author: reference(businessId),
  publisher: reference(businessId),
});
