import type { BlogPosting, WithContext } from 'schema-dts';
import type { Article } from '../content/articles.ts';
import { canonicalOf } from './head.ts';
import { documentLanguage, type Language } from './language.ts';
import type { PageId } from './routes.ts';
import { businessId } from './structured-data.ts';

/** An article as structured data, written and published by the business (PG-1). */
export const articleData = (id: PageId, lang: Language, article: Article): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  '@id': `${canonicalOf(id, lang)}#article`,
  headline: article.title,
  description: article.excerpt,
  datePublished: article.date,
  dateModified: article.updated,
  inLanguage: documentLanguage[lang],
  wordCount: article.words,
  author: { '@type': 'HVACBusiness', '@id': businessId },
  publisher: { '@type': 'HVACBusiness', '@id': businessId },
});
