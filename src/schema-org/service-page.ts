import { areasServed } from '#src/content/loaders/service-area.ts';
import type { Language } from '#src/lib/language.ts';
import { faqNode, type Question } from './faq.ts';
import type { PageNode } from './node.ts';
import type { OfferedPrice } from './offer.ts';
import { serviceNode } from './service.ts';

interface Input {
  url: string;
  lang: Language;
  name: string;
  prices: readonly OfferedPrice[];
  questions: readonly Question[];
}

/** Structured data of a service page: the service with the prices it is offered at, and the questions. */
export const servicePageNodes = ({ url, lang, name, prices, questions }: Input): PageNode[] => [
  serviceNode({ url, name, areaServed: areasServed(lang), prices }),
  faqNode(url, questions),
];
