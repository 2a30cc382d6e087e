import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import { Paragraph } from '#src/components/Text/Paragraph.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

interface Props<Id extends string> {
  id: string;
  heading: string;
  /** A sentence below the heading; null for none. */
  text: string | null;
  panels: { id: Id; title: string; text: string }[];
  /** Sources of the drawings, by panel. */
  svgs: Record<Id, string>;
}

/** By position and not by panel, so that adjacent panels differ. */
const backgrounds = ['mint', 'rose', 'aqua'] as const;

/** A section of picture panels. */
export function PicturePanels<Id extends string>({ id, heading, text, panels, svgs }: Props<Id>) {
  return (
    <HeadedSection headingId={id} pipe="supply" heading={heading}>
      {text === null ? null : <Paragraph className="section-intro">{text}</Paragraph>}
      <PicturePanelGrid
        panels={panels.map((panel, index) => ({
          ...panel,
          picture: <InlineSvg svg={svgs[panel.id]} label={null} />,
          background: backgrounds[index % backgrounds.length] ?? 'mint',
        }))}
      />
    </HeadedSection>
  );
}
