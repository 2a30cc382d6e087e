import type { Content } from '#src/content/content.ts';
import { type Language, languages, otherLanguage } from '#src/lib/language.ts';
import type { Paths } from '#src/page-types/define-page-type.ts';
import { contentTypeOf, hrefIn, type PageId, type Routes } from './routes.ts';

interface Site {
  content: Pick<Content, 'moved'>;
  routes: Routes;
}

/** A permanent redirect from an address without a page to a page. */
export interface Redirect {
  from: string;
  to: string;
}

/** The path with the prefix of the other language and the rest unchanged, as the language switch of spec §4 makes it. */
const prefixSwappedPath = (path: Paths[Language]): string => {
  const lang = languages.find((language) => path.startsWith(`/${language}`)) ?? 'fr';
  return path.replace(`/${lang}`, `/${otherLanguage[lang]}`);
};

/**
 * Redirects of the addresses with the prefix of the other language and an unchanged path (NV-3). Pages with the same path
 * in both languages need none.
 */
export const prefixRedirects = (routes: Routes): Redirect[] =>
  [...routes.values()].flatMap(({ path }) =>
    languages.flatMap((lang) => {
      const from = prefixSwappedPath(path[lang]);
      const to = path[otherLanguage[lang]];
      return from === to ? [] : [{ from, to }];
    }),
  );

/** Redirects of the addresses of pages that are gone (content/moved.yaml), those with the other prefix included. */
const movedRedirects = ({ content, routes }: Site): Redirect[] =>
  content.moved.flatMap(({ from, to }) => {
    const gone = contentTypeOf(from);
    if (gone === null) return [];
    const path = gone.type.path(gone.slug);
    return languages.flatMap((lang) => {
      const addresses = new Set([path[lang], prefixSwappedPath(path[otherLanguage[lang]])]);
      return [...addresses].map((address) => ({ from: address, to: hrefIn(routes, to as PageId, lang) }));
    });
  });

/** Every permanent redirect from one address to another; hosts add the other ways of writing each. */
export const permanentRedirects = (site: Site): Redirect[] => [
  ...movedRedirects(site),
  ...prefixRedirects(site.routes),
];
