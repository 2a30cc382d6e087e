import { type Language, languages } from '#src/lib/language.ts';
import { type PageId, routes, rowOf } from './routes.ts';

/** Props every page file receives. */
export interface PageProps {
  id: PageId;
  lang: Language;
}

interface StaticPath {
  params: Record<string, string>;
  props: PageProps;
}

/**
 * Static paths, in both languages, of one page id or of every id that starts with a prefix ending in `/`.
 * `param` is the route parameter, the name of the page file between `[...` and `]`: it differs from file to file,
 * because a folder cannot hold two files of one name.
 */
export const staticPathsOf = (idOrPrefix: string, param: string): StaticPath[] =>
  [...routes.keys()]
    .filter((id) => (idOrPrefix.endsWith('/') ? id.startsWith(idOrPrefix) : id === idOrPrefix))
    .flatMap((id) =>
      languages.map((lang) => ({ params: { [param]: rowOf(id).path[lang].slice(1) }, props: { id, lang } })),
    );
