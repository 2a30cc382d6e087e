import { type Language, languages, languageTags } from '#src/lib/language.ts';
import { content, href, routeOf, siteUrl } from '#src/site.ts';
import type { PageId } from './routes.ts';

/** An alternate-language link of a page: `hreflang` and absolute URL. */
export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** Absolute canonical URL of a page. */
export const canonicalUrlOf = (id: PageId, lang: Language): string => siteUrl + href(id, lang);

/** The x-default language of a page: French, or on a Dutch page the language that its descriptor names (PG-2). */
export const xDefaultLanguageOf = (id: PageId, lang: Language): Language => {
  const { type, slug } = routeOf(id);
  return (lang === 'nl' ? type.defaultLanguage?.(slug, content) : undefined) ?? 'fr';
};

/** Alternates of a page: every language, itself included, and x-default (PG-1, PG-2). */
export const alternatesOf = (id: PageId, lang: Language): AlternateLink[] => [
  ...languages.map((language) => ({ hreflang: languageTags[language], href: canonicalUrlOf(id, language) })),
  { hreflang: 'x-default', href: canonicalUrlOf(id, xDefaultLanguageOf(id, lang)) },
];

/** The same page in each language, itself included: where the language switch leads (NV-3). */
export const languageLinks = (id: PageId) =>
  languages.map((lang) => ({ lang, href: href(id, lang), name: content.ui[lang].languageName }));

/** False where search engines must leave the page out (RT-7). */
export const isIndexed = (id: PageId): boolean => routeOf(id).type.indexed ?? true;

export const shareImageSize = { width: 1200, height: 630 } as const;

/** Absolute URL of a page's share image. */
export const shareImageUrlOf = (id: PageId, lang: Language): string =>
  `${siteUrl}/share${href(id, lang)}.png`;
