import type { FAQPage } from 'schema-dts';
import { plainText } from '#src/copy/fill.ts';
import type { Language } from '#src/lib/language.ts';
import { canonicalOf } from '#src/routing/head.ts';
import type { PageId } from '#src/routing/routes.ts';
import { type Node, reference } from './node.ts';

interface Question {
  question: string;
  answer: string;
}

/** A link that leads on, after the last sentence of an answer; words of the other language are written like one. */
const leadsOn = /(?<=[.!?…])[\s\u00a0]+\[[^\]]*\]\((?!lang:)[^)]*\)\.?$/;

/** The questions of a page, in the words that stand on it; a link that leads on says nothing where nobody can follow it. */
export const faqData = (id: PageId, lang: Language, questions: readonly Question[]): Node<FAQPage> => ({
  '@type': 'FAQPage',
  '@id': `${canonicalOf(id, lang)}#faq`,
  isPartOf: reference(canonicalOf(id, lang)),
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer.replace(leadsOn, '')) },
  })),
});
