import type { Article } from '#src/content/articles/article.ts';
import { cardDrawing, categoryEmoji } from '#src/drawings/article-categories.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Language } from '#src/lib/language.ts';
import { copyOf, href } from '#src/site.ts';

/**
 * The card of an article. Its dates are ISO dates and, as texts, in long form. `updatedLabel` are the words before the day of
 * the last change. `loadingNotice` shows while the browser fetches the article; null for the one that loads directly (BL-4).
 */
export const articleCard = (article: Article, lang: Language) => {
  const { title, excerpt, category, background, date, updated } = article;
  const { articles, article: labels } = copyOf('blog', lang);
  return {
    ...{ title, excerpt, category, background, date, updated },
    emoji: article.emoji ?? categoryEmoji(category),
    ...cardDrawing(article, lang),
    href: href(`article/${article.id}`, lang),
    dateText: formatDate(date, lang),
    updatedLabel: labels.updated,
    updatedText: formatDate(updated, lang),
    readTime: `${article.readTime} ${articles.readTime}`,
    loadingNotice: article.loadsDirectly === true ? null : articles.loading,
  };
};
