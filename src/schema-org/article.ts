import type { Article } from 'schema-dts';
import type { ArticleData } from '#src/content/schemas/article.ts';
import { type Language, languageTags } from '#src/lib/language.ts';
import { businessId, type GraphNode, referenceTo } from './graph-node.ts';

interface Input {
  url: string;
  image: string;
  lang: Language;
  copy: ArticleData;
}

/** An article, written and published by the business; its reading time is the one the page states (BL-3). */
export const articleNode = ({ url, image, lang, copy }: Input): GraphNode<Article> => ({
  '@type': 'Article',
  '@id': `${url}#article`,
  headline: copy.title,
  image,
  datePublished: copy.date,
  dateModified: copy.updated,
  timeRequired: `PT${copy.readTime}M`,
  wordCount: copy.words,
  articleSection: copy.category,
  inLanguage: languageTags[lang],
  mainEntityOfPage: referenceTo(url),
  author: referenceTo(businessId(url)),
  publisher: referenceTo(businessId(url)),
});
