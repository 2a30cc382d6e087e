import { Faq } from '#src/components/Faq/Faq.tsx';
import { withAnchors } from '#src/components/Faq/question-ids.ts';
import type { Copy } from '#src/routing/copy-names.ts';
import { HeadedSection } from '#src/sections/HeadedSection/HeadedSection.tsx';

type Props = Copy<'home'>['faq'];

/** Frequent questions, at most one open (HM-11), and a link to the contact form. */
export function HomeFaq({ heading, items, more, moreLink }: Props) {
  return (
    <HeadedSection headingId="questions" pipe="supply" heading={heading}>
      <Faq name="questions" items={withAnchors('question', items)} />
      <p className="section-note">
        {more} <a href="#contact">{moreLink}</a>
      </p>
    </HeadedSection>
  );
}
