import type * as z from 'zod';
import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { ShortAnswers } from '#src/components/ShortAnswers/ShortAnswers.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { legalRules } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './LegalRules.module.css';

/** `regions`: the rules of each, which differ. */
type Props = z.infer<typeof legalRules>;

/** Legal rules for heating systems, folded per Region, beside them the date of the last review (BC-5). */
export function LegalRules({ heading, text, regions, answers, note, former }: Props) {
  const review = (
    <>
      <Paragraph className="section-note">{note}</Paragraph>
      {former !== undefined && <FormerFigures {...former} />}
    </>
  );
  return (
    <HeadedSection headingId="law" pipe="return" heading={heading}>
      {text !== undefined && <Paragraph>{text}</Paragraph>}
      <div className={`columns ${styles.columns}`}>
        <div>
          {regions.map((region) => (
            <details key={region.title} className="fold">
              <summary>
                <h3>{region.title}</h3>
              </summary>
              <Paragraph>{region.text}</Paragraph>
            </details>
          ))}
          {answers !== undefined && review}
        </div>
        <div>{answers === undefined ? review : <ShortAnswers answers={answers} />}</div>
      </div>
    </HeadedSection>
  );
}
