import { type Language, languages } from '#src/lib/language.ts';
import type { PageSlugs, SlugOf } from '#src/page-types/define-page-type.ts';
import { routes } from '#src/site.ts';
import type { PageIdOf } from './routes.ts';

interface AnyPageType {
  id: string;
  slugs: PageSlugs;
}

export interface PageProps<Type extends AnyPageType> {
  id: PageIdOf<Type>;
  slug: SlugOf<Type['slugs']>;
  lang: Language;
}

interface StaticPath<Type extends AnyPageType> {
  params: { lang: Language } & Record<string, string>;
  props: PageProps<Type>;
}

/**
 * Static paths of the pages of a page type, in both languages. `rest` is the name of the page file between `[...` and `]`, the
 * route parameter for what follows `/fr/` or `/nl/`: it differs from file to file, because a folder cannot hold two files
 * of one name. Null for `index.astro`, which has no such parameter.
 */
export const staticPathsOf = <Type extends AnyPageType>(
  type: Type,
  rest: string | null,
): StaticPath<Type>[] =>
  [...routes]
    .filter(([, row]) => row.type.id === type.id)
    .flatMap(([id, { slug, path }]) =>
      languages.map((lang) => ({
        params: { lang, ...(rest !== null && { [rest]: path[lang].slice(`/${lang}/`.length) }) },
        props: { id, slug, lang } as PageProps<Type>,
      })),
    );
