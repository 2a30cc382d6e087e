import type * as z from 'zod';
import { FormerFigures } from '#src/components/FormerFigures/FormerFigures.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import type { legalSection } from '#src/content/schemas/copy/service.ts';
import { SplitSection } from '../SplitSection/SplitSection.tsx';

/** `regions`: the rules of each, which differ. */
type Props = z.infer<typeof legalSection>;

/** Legal rules for heating systems, folded per Region, below them the date of the last review (BC-5). */
export function LegalRules({ heading, text, regions, note, former }: Props) {
  return (
    <SplitSection
      headingId="law"
      pipe="return"
      heading={heading}
      picture={null}
      aside={
        <>
          <Paragraph className="section-note">{note}</Paragraph>
          {former !== undefined && <FormerFigures {...former} />}
        </>
      }
    >
      {text !== undefined && <Paragraph>{text}</Paragraph>}
      {regions.map((region) => (
        <details key={region.title} className="fold">
          <summary>
            <h3>{region.title}</h3>
          </summary>
          <Paragraph>{region.text}</Paragraph>
        </details>
      ))}
    </SplitSection>
  );
}
