import type * as z from 'zod';
import { Faq } from '#src/components/Faq/Faq.tsx';
import { withQuestionAnchors } from '#src/components/Faq/question-anchors.ts';
import type { faqSection } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

type Props = z.infer<typeof faqSection>;

/** Frequent questions of a service page, with the anchors item-1, item-2 … in both languages (SV-5). */
export function ServiceFaq({ heading, questions }: Props) {
  return (
    <HeadedSection id="faq" headingId="questions" pipe="supply" heading={heading}>
      <Faq name="faq" items={withQuestionAnchors('item', questions)} />
    </HeadedSection>
  );
}
