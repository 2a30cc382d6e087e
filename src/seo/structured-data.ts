import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { site } from '#src/content/loaders/origin.ts';
import { plainText } from '#src/copy/fill.ts';
import { documentLanguage, type Language } from '#src/lib/language.ts';
import { canonicalOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import { breadcrumbOf } from '#src/views/breadcrumb.ts';
import { businessData, websiteData } from './graph/business.ts';
import { businessId, type Node, type PageNode, reference, websiteId } from './graph/node.ts';

/** What the graph of a page is made from. */
export interface GraphInput {
  id: PageId;
  lang: Language;
  title: string;
  /** What the page is about: its service, article, list, questions. */
  own: readonly PageNode[];
}

/** The trail as data: the steps that stand on the page, in the same words. */
const trail = (id: PageId, lang: Language): Node<BreadcrumbList> => {
  const { steps, current } = breadcrumbOf(id, lang);
  const names = [...steps, { label: current, href: null }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonicalOf(id, lang)}#breadcrumb`,
    itemListElement: names.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: reference(href === null ? canonicalOf(id, lang) : site + href),
    })),
  };
};

/** The page as an entity: part of the website, about the business, with what it is about by reference. */
const pageData = ({ id, lang, title, own }: GraphInput): Node<WebPage> => {
  const main = own.filter((node) => node['@type'] !== 'FAQPage').map((node) => reference(node['@id']));
  return {
    '@type': 'WebPage',
    '@id': canonicalOf(id, lang),
    name: title,
    inLanguage: documentLanguage[lang],
    isPartOf: reference(websiteId),
    about: reference(businessId),
    ...(id === 'home' ? {} : { breadcrumb: reference(`${canonicalOf(id, lang)}#breadcrumb`) }),
    ...(main.length === 0 ? {} : { mainEntity: main }),
  };
};

/** One connected graph per page (PG-1): business, website, page, trail below home, and what the page is about. */
const pageGraph = (input: GraphInput): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    businessData(input.id, input.lang),
    websiteData(),
    pageData(input),
    ...(input.id === 'home' ? [] : [trail(input.id, input.lang)]),
    ...input.own,
  ],
});

/** JSON for a `<script type="application/ld+json">`: no markup, no soft hyphens, and no `<` can end the script early. */
export const jsonLd = (input: GraphInput): string =>
  JSON.stringify(pageGraph(input), (_key, value: unknown) =>
    typeof value === 'string' ? plainText(value) : value,
  ).replaceAll('<', '\\u003c');
