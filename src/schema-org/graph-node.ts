import type { Article, Brand, FAQPage, IdReference, ItemList, Service } from 'schema-dts';

/** A node of a page's graph under its own URL, so that others can name it. */
export type GraphNode<T> = Exclude<T, string> & IdReference;

/** The things that a page is about, besides the business and the page itself. */
export type PageNode =
  | GraphNode<Service>
  | GraphNode<Article>
  | GraphNode<FAQPage>
  | GraphNode<ItemList>
  | GraphNode<Brand>;

/** URL of the one business entity that every page's data refer to. @param url of any page of the site */
export const businessId = (url: string): string => `${new URL(url).origin}/#business`;

/** URL of the website as an entity. @param url of any page of the site */
export const websiteId = (url: string): string => `${new URL(url).origin}/#website`;

/** Names a node without repeating it. */
export const referenceTo = (id: string): IdReference => ({ '@id': id });

/** An amount in the machine format: two decimals, a point, no sign. */
export const formatSchemaPrice = (amount: number): `${number}` => amount.toFixed(2) as `${number}`;
