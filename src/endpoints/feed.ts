import type { Article } from '#src/content/articles/article.ts';
import { escapeXml } from '#src/lib/escape-xml.ts';
import { type Language, languageTags } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { canonicalUrlOf } from '#src/routing/head.ts';
import { content, copyOf, siteUrl } from '#src/site.ts';

/** Path and title of a language's feed. */
export const feedOf = (lang: Language): { path: string; title: string } => ({
  path: `/${lang}/blog/rss.xml`,
  title: plainText(copyOf('blog', lang).meta.title),
});

const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(plainText(text))}</${name}>`;
const rssDate = (iso: string): string => new Date(iso).toUTCString();

const feedItem = (article: Article, lang: Language): string => {
  const url = canonicalUrlOf(`article/${article.id}`, lang);
  return `<item>${xmlElement('title', article.title)}${xmlElement('link', url)}${xmlElement('guid', url)}${xmlElement('description', article.excerpt)}${xmlElement('category', article.category)}${xmlElement('pubDate', rssDate(article.date))}</item>`;
};

/**
 * The articles of a language as RSS 2.0, in the order of the blog. Dates come from the front matter, never from the
 * clock. Written here and not with `@astrojs/rss`: it would save these thirty lines and be one package more to keep, and
 * names neither language nor `atom:link` unless they are written as XML by hand.
 */
export const feed = (lang: Language): string => {
  const articles = content.articles[lang];
  const { path, title } = feedOf(lang);
  const newest = articles.map(({ updated }) => updated).sort();
  const head = [
    xmlElement('title', title),
    xmlElement('link', canonicalUrlOf('blog', lang)),
    xmlElement('description', copyOf('blog', lang).meta.description),
    xmlElement('language', languageTags[lang].toLowerCase()),
    xmlElement('lastBuildDate', rssDate(newest.at(-1) ?? '2025-01-01')),
    `<atom:link href="${escapeXml(siteUrl + path)}" rel="self" type="application/rss+xml"/>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head.join('')}${articles.map((article) => feedItem(article, lang)).join('')}</channel></rss>\n`;
};
