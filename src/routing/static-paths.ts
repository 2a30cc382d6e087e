import { type Language, languages } from '#src/lib/language.ts';
import type { SlugOf, Slugs } from '#src/page-kinds/define-page.ts';
import { type IdOf, routes } from './routes.ts';

interface AnyKind {
  id: string;
  slugs: Slugs;
}

/** Props every page file receives. */
export interface PageProps<Kind extends AnyKind> {
  id: IdOf<Kind>;
  slug: SlugOf<Kind['slugs']>;
  lang: Language;
}

interface StaticPath<Kind extends AnyKind> {
  params: Record<string, string>;
  props: PageProps<Kind>;
}

/**
 * Static paths of the pages of a kind, in both languages. `param` is the route parameter, the name of the page file between
 * `[...` and `]`: it differs from file to file, because a folder cannot hold two files of one name.
 */
export const staticPathsOf = <Kind extends AnyKind>(kind: Kind, param: string): StaticPath<Kind>[] =>
  [...routes]
    .filter(([, row]) => row.kind.id === kind.id)
    .flatMap(([id, { slug, path }]) =>
      languages.map((lang) => ({
        params: { [param]: path[lang].slice(1) },
        props: { id, slug, lang } as PageProps<Kind>,
      })),
    );
