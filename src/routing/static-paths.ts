import { type Language, languages } from '#src/lib/language.ts';
import type { SlugOf, Slugs } from '#src/page-types/define-page-type.ts';
import { routes } from '#src/site.ts';
import type { IdOf } from './routes.ts';

interface AnyKind {
  id: string;
  slugs: Slugs;
}

export interface PageProps<Kind extends AnyKind> {
  id: IdOf<Kind>;
  slug: SlugOf<Kind['slugs']>;
  lang: Language;
}

interface StaticPath<Kind extends AnyKind> {
  params: { lang: Language } & Record<string, string>;
  props: PageProps<Kind>;
}

/**
 * Static paths of the pages of a kind, in both languages. `rest` is the name of the page file between `[...` and `]`, the
 * route parameter for what follows `/fr/` or `/nl/`: it differs from file to file, because a folder cannot hold two files
 * of one name. Null for `index.astro`, which has no such parameter.
 */
export const staticPathsOf = <Kind extends AnyKind>(kind: Kind, rest: string | null): StaticPath<Kind>[] =>
  [...routes]
    .filter(([, row]) => row.type.id === kind.id)
    .flatMap(([id, { slug, path }]) =>
      languages.map((lang) => ({
        params: { lang, ...(rest !== null && { [rest]: path[lang].slice(`/${lang}/`.length) }) },
        props: { id, slug, lang } as PageProps<Kind>,
      })),
    );
