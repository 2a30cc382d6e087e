import type * as z from 'zod';
import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { legalRules } from '#src/content/schemas/copy/service.ts';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';
import styles from './LegalRules.module.css';

/** `regions`: the rules of each, which differ. */
type Props = z.infer<typeof legalRules>;

/** Legal rules for heating systems, folded per Region, beside them the date of the last review (BC-5). */
export function LegalRules({ heading, text, regions, note, former }: Props) {
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
        </div>
        <div>
          <Paragraph className="section-note">{note}</Paragraph>
          {former !== undefined && <FormerFigures {...former} />}
        </div>
      </div>
    </HeadedSection>
  );
}
