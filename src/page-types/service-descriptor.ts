import { namesOfAreasServed } from '#src/content/company.ts';
import type { Content } from '#src/content/content.ts';
import type { SharedCopyName } from '#src/content/schemas/copy/shared-copy.ts';
import type { ServiceId } from '#src/content/schemas/service-ids.ts';
import { drawingSource } from '#src/drawings/drawings.ts';
import { type FaqQuestion, faqNode } from '#src/schema-org/faq.ts';
import type { PageNode } from '#src/schema-org/graph-node.ts';
import { serviceNode } from '#src/schema-org/service.ts';
import type { NamedPrice, PageContext, ShareImage, StructuredDataInput } from './define-page-type.ts';
import { homePage } from './home/page-type.ts';

/** Keys of the copy that the pages of all services have. */
interface ServiceCopy {
  meta: PageContext['copy']['meta'];
  hero: { heading: string };
  faq: { questions: readonly FaqQuestion[] };
}

/**
 * Returns the part of a service page's descriptor that follows from the service: name, share image, structured data with
 * its questions and prices.
 * @param offered the prices of the page for structured data; by default all
 */
export const serviceDescriptor = (
  service: ServiceId,
  { drawingName, ...picture }: Pick<ShareImage, 'background' | 'layout'> & { drawingName: string },
  offered: (prices: readonly NamedPrice[], content: Content) => readonly NamedPrice[] = (prices) => prices,
) => ({
  parent: homePage,
  sharedCopyNames: (): SharedCopyName[] => ['price-coverage'],
  name: ({ ui }: PageContext<'', ServiceCopy>): string => ui.serviceNames[service],
  structuredData: ({ content, url, ...page }: StructuredDataInput<'', ServiceCopy>): PageNode[] => [
    serviceNode({
      url,
      name: page.ui.serviceNames[service],
      areaServed: namesOfAreasServed(content, page.lang),
      prices: offered(page.prices, content),
    }),
    faqNode(url, page.copy.faq.questions),
  ],
  share: ({ copy: { hero }, ui }: PageContext<'', ServiceCopy>): ShareImage => ({
    kicker: ui.serviceNames[service],
    heading: hero.heading,
    svg: drawingSource(drawingName),
    ...picture,
  }),
});
