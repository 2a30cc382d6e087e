import type { FAQPage } from 'schema-dts';
import { type GraphNode, referenceTo } from './graph-node.ts';

export interface FaqQuestion {
  question: string;
  answer: string;
}

/** A link that leads on, after the last sentence of an answer; words of the other language are written like one. */
const closingLinkPattern = /(?<=[.!?…])[\s\u00a0]+\[[^\]]*\]\((?!lang:)[^)]*\)\.?$/;

/**
 * The questions of a page, in the words that stand on it; a link that leads on says nothing where nobody can follow it.
 * @param url URL of the page
 */
export const faqNode = (url: string, questions: readonly FaqQuestion[]): GraphNode<FAQPage> => ({
  '@type': 'FAQPage',
  '@id': `${url}#faq`,
  isPartOf: referenceTo(url),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer.replace(closingLinkPattern, '') },
  })),
});
