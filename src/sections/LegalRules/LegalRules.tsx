import type * as z from 'zod';
import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import regionCards from '#src/components/region-cards.module.css';
import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { legalRules } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

/** One card per Region: the rules differ. */
type Props = z.infer<typeof legalRules>;

/** Legal rules for heating systems per Region, with the date of the last review (BC-5). */
export function LegalRules({ heading, text, regions, answers, note, former }: Props) {
  return (
    <HeadedSection headingId="law" pipe="return" heading={heading}>
      {text !== undefined && <Paragraph>{text}</Paragraph>}
      <div className={`tablet-columns ${regionCards.regions}`}>
        {regions.map((region) => (
          <article key={region.title}>
            <h3>{region.title}</h3>
            <Paragraph>{region.text}</Paragraph>
          </article>
        ))}
      </div>
      <ShortAnswers answers={answers} />
      <Paragraph className="section-note">{note}</Paragraph>
      {former !== undefined && <FormerFigures {...former} />}
    </HeadedSection>
  );
}
