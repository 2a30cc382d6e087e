import type { Brand, ItemList } from 'schema-dts';
import { brandData, brandSlugs } from '#src/content/loaders/brands.ts';
import type { Language } from '#src/lib/language.ts';
import { canonicalOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import type { Node } from './node.ts';

/** The brand a brand page is about. */
export const brandNode = (id: PageId, lang: Language, name: string): Node<Brand> => ({
  '@type': 'Brand',
  '@id': `${canonicalOf(id, lang)}#brand`,
  name,
});

/** The three products a brand page shows, by name. */
export const productList = (id: PageId, lang: Language, titles: readonly string[]): Node<ItemList> => ({
  '@type': 'ItemList',
  '@id': `${canonicalOf(id, lang)}#products`,
  itemListElement: titles.map((name, index) => ({ '@type': 'ListItem' as const, position: index + 1, name })),
});

/** The brands of the index, each with the page about it (BR-1). */
export const brandList = (lang: Language): Node<ItemList> => ({
  '@type': 'ItemList',
  '@id': `${canonicalOf('brands', lang)}#brands`,
  itemListElement: brandSlugs().map((slug, index) => {
    const url = canonicalOf(`brand/${slug}`, lang);
    return {
      '@type': 'ListItem' as const,
      position: index + 1,
      item: { '@type': 'Brand' as const, '@id': `${url}#brand`, name: brandData(slug).name, url },
    };
  }),
});
