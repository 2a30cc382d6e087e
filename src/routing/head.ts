import { type Language, languages, languageTags } from '#src/lib/language.ts';
import { content, href, routeOf, website } from '#src/site.ts';
import type { PageId } from './routes.ts';

/** An alternate-language link of a page: `hreflang` and absolute URL. */
export interface Alternate {
  hreflang: string;
  href: string;
}

/** Absolute canonical URL of a page. */
export const canonicalOf = (id: PageId, lang: Language): string => website + href(id, lang);

/** The x-default language of a page: French, or on a Dutch page the language that its descriptor names (PG-2). */
export const defaultLanguageOf = (id: PageId, lang: Language): Language => {
  const { type, slug } = routeOf(id);
  return (lang === 'nl' ? type.defaultLanguage?.(slug, content) : undefined) ?? 'fr';
};

/** Alternates of a page: every language, itself included, and x-default (PG-1, PG-2). */
export const alternatesOf = (id: PageId, lang: Language): Alternate[] => [
  ...languages.map((language) => ({ hreflang: languageTags[language], href: canonicalOf(id, language) })),
  { hreflang: 'x-default', href: canonicalOf(id, defaultLanguageOf(id, lang)) },
];

/** The same page in each language, itself included: where the language switch leads (NV-3). */
export const languageLinks = (id: PageId) =>
  languages.map((lang) => ({ lang, href: href(id, lang), name: content.ui[lang].languageName }));

/** False where search engines must leave the page out (RT-7). */
export const isIndexed = (id: PageId): boolean => routeOf(id).type.indexed ?? true;

export const shareSize = { width: 1200, height: 630 } as const;

/** Absolute URL of a page's share image. */
export const shareImageOf = (id: PageId, lang: Language): string => `${website}/share${href(id, lang)}.png`;
