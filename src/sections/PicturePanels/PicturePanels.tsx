import { InlineSvg } from '#src/components/InlineSvg/InlineSvg.tsx';
import { PicturePanelGrid } from '#src/components/PicturePanelGrid/PicturePanelGrid.tsx';
import { HeadedSection } from '../HeadedSection/HeadedSection.tsx';

interface Props<Id extends string> {
  id: string;
  heading: string;
  panels: { id: Id; title: string; text: string }[];
  /** Sources of the drawings, by panel. */
  svgs: Record<Id, string>;
}

/** A section of picture panels. */
export function PicturePanels<Id extends string>({ id, heading, panels, svgs }: Props<Id>) {
  return (
    <HeadedSection headingId={id} pipe="supply" heading={heading}>
      <PicturePanelGrid
        panels={panels.map((panel) => ({
          ...panel,
          picture: <InlineSvg svg={svgs[panel.id]} label={null} />,
        }))}
      />
    </HeadedSection>
  );
}
