import type { Content } from '#src/content/content.ts';
import { type Language, languages } from '#src/lib/language.ts';
import type { PagePaths } from '#src/page-types/define-page-type.ts';
import { hrefIn, type PageId, pageTypeAndSlugOf, type Routes } from './routes.ts';

interface Site {
  content: Pick<Content, 'moved'>;
  routes: Routes;
}

/** A permanent redirect from a URL without a page to a page. */
export interface Redirect {
  from: string;
  to: string;
}

/** The paths of a page in all languages with the prefix of one, as the language switch of spec §4 makes them. */
const prefixSwappedPaths = (path: PagePaths, lang: Language): string[] => [
  ...new Set(languages.map((other) => path[other].replace(`/${other}`, `/${lang}`))),
];

/**
 * Redirects of the URLs with the prefix of another language and an unchanged path (NV-3). Pages with the same path
 * in all languages need none.
 */
export const languagePrefixRedirects = (routes: Routes): Redirect[] =>
  [...routes.values()].flatMap(({ path }) =>
    languages.flatMap((lang) =>
      prefixSwappedPaths(path, lang)
        .filter((from) => from !== path[lang])
        .map((from) => ({ from, to: path[lang] })),
    ),
  );

/** Redirects of the URLs of removed pages (content/moved.yaml), also of their URLs with the other prefix. */
const movedRedirects = ({ content, routes }: Site): Redirect[] =>
  content.moved.flatMap(({ from, to }) => {
    const gone = pageTypeAndSlugOf(from);
    // A page that is there again needs no redirect.
    if (gone === null || routes.has(from as PageId)) return [];
    const path = gone.type.path(gone.slug);
    return languages.flatMap((lang) =>
      prefixSwappedPaths(path, lang).map((from) => ({ from, to: hrefIn(routes, to as PageId, lang) })),
    );
  });

/** Every permanent redirect. Hosts add redirects from other spellings of these URLs. */
export const permanentRedirects = (site: Site): Redirect[] => [
  ...movedRedirects(site),
  ...languagePrefixRedirects(site.routes),
];
