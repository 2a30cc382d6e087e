import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { shortenTitle } from '#src/content/copy/shorten-title.ts';
import { type Language, languageTags } from '#src/lib/language.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { breadcrumbProps } from '#src/page-props/breadcrumb.ts';
import { namedPrice, namedPricesOf } from '#src/page-props/prices.ts';
import { canonicalUrlOf, shareImageUrlOf } from '#src/routing/head.ts';
import { pageContext } from '#src/routing/page-context.ts';
import type { PageId } from '#src/routing/routes.ts';
import {
  businessId,
  type GraphNode,
  type PageNode,
  referenceTo,
  websiteId,
} from '#src/schema-org/graph-node.ts';
import { content, routeOf, siteUrl } from '#src/site.ts';
import { businessNode, websiteNode } from './business.ts';

/** The trail as data: the steps that stand on the page, in the same words. */
const breadcrumbNode = (id: PageId, lang: Language): GraphNode<BreadcrumbList> => {
  const { steps, current } = breadcrumbProps(id, lang);
  const names = [...steps, { label: current, href: null }];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonicalUrlOf(id, lang)}#breadcrumb`,
    itemListElement: names.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: referenceTo(href === null ? canonicalUrlOf(id, lang) : siteUrl + href),
    })),
  };
};

/** The page as an entity: part of the website, with references to the business and to the things it is about. */
const pageData = (id: PageId, lang: Language, own: readonly PageNode[]): GraphNode<WebPage> => {
  const main = own.filter((node) => node['@type'] !== 'FAQPage').map((node) => referenceTo(node['@id']));
  return {
    '@type': 'WebPage',
    '@id': canonicalUrlOf(id, lang),
    name: shortenTitle(pageContext(id, lang).copy.meta.title, content.company),
    inLanguage: languageTags[lang],
    isPartOf: referenceTo(websiteId(siteUrl)),
    about: referenceTo(businessId(siteUrl)),
    ...(routeOf(id).type.parent === null
      ? {}
      : { breadcrumb: referenceTo(`${canonicalUrlOf(id, lang)}#breadcrumb`) }),
    ...(main.length === 0 ? {} : { mainEntity: main }),
  };
};

/** The things that the page is about, from its descriptor: its service, article, list, questions. */
const ownNodes = (id: PageId, lang: Language): readonly PageNode[] =>
  routeOf(id).type.structuredData?.({
    ...pageContext(id, lang),
    url: canonicalUrlOf(id, lang),
    image: shareImageUrlOf(id, lang),
    prices: namedPricesOf(id, lang),
    price: (name) => namedPrice(name, lang),
  }) ?? [];

/** One connected graph per page (PG-1): business, website, page, breadcrumb below home, and the things that the page is about. */
const pageGraph = (id: PageId, lang: Language): Graph => {
  const own = ownNodes(id, lang);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessNode(id, lang),
      websiteNode(),
      pageData(id, lang, own),
      ...(routeOf(id).type.parent === null ? [] : [breadcrumbNode(id, lang)]),
      ...own,
    ],
  };
};

/** JSON for a `<script type="application/ld+json">`: no markup, no soft hyphens, and no `<` can end the script early. */
export const structuredDataJson = (id: PageId, lang: Language): string =>
  JSON.stringify(pageGraph(id, lang), (_key, value: unknown) =>
    typeof value === 'string' ? plainText(value) : value,
  ).replaceAll('<', '\\u003c');
