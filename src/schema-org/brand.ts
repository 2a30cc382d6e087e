import type { Brand, ItemList } from 'schema-dts';
import type { GraphNode } from './graph-node.ts';

/** The brand a page is about; `url` is the page's. */
export const brandNode = (url: string, name: string): GraphNode<Brand> => ({
  '@type': 'Brand',
  '@id': `${url}#brand`,
  name,
});

/** The products a brand's page shows, by name. */
export const productListNode = (url: string, names: readonly string[]): GraphNode<ItemList> => ({
  '@type': 'ItemList',
  '@id': `${url}#products`,
  itemListElement: names.map((name, index) => ({ '@type': 'ListItem' as const, position: index + 1, name })),
});

/** The brands of the index, each with the page about it (BR-1). */
export const brandListNode = (
  url: string,
  brands: readonly { url: string; name: string }[],
): GraphNode<ItemList> => ({
  '@type': 'ItemList',
  '@id': `${url}#brands`,
  itemListElement: brands.map((brand, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    item: { ...brandNode(brand.url, brand.name), url: brand.url },
  })),
});
